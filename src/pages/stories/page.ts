import { definePage, type LoaderData } from '#site';
import { linkList } from '#site/markdown';
import { insights } from '../../collections/insights/collection.ts';
import { stories as collection } from '../../collections/stories/collection.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { toCard } from '../../features/articles/cards.ts';
import { toStoryLink } from '../../features/stories/story-link.ts';
import { storiesCopySchema } from './copy.ts';

export const stories = definePage({
  copy: storiesCopySchema,
  anchors: ['cases'],
  loader: ({ content }) => ({
    stories: content.getCollection(collection).all,
    cases: content
      .getCollection(insights)
      .all.filter(({ category }) => category === 'Case Studies')
      .map((article) => toCard(article, content)),
  }),
  meta: ({ stories }) => ({ lastModified: stories.map(({ date }) => date) }),
  toMarkdown: (page, _, { site }) => {
    const links = linkList(page.stories.map(toStoryLink));
    return [...toHeadMarkdown(page), links === '' ? site.labels.none.stories : links];
  },
});

export type StoriesPage = LoaderData<typeof stories>;
