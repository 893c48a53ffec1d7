import { z } from 'zod';
import { closing, group, heading, seo } from '#check/fields';
import { definePage, type LoaderData } from '#site';
import { linkList } from '#site/markdown';
import { toCard } from '../../collections/insights/cards.ts';
import { insights } from '../../collections/insights/collection.ts';
import { stories as collection, toStoryLink } from '../../collections/stories/collection.ts';
import { pageHeader, toHeadMarkdown } from '../../components/blocks/page-parts.ts';

export const storiesCopySchema = group('The list of stories: `content/pages/stories.mdx`.', {
  kind: z.literal('stories'),
  seo,
  header: pageHeader,
  cases: heading
    .optional()
    .describe(
      'The heading above the list of case study articles; leave it out to show them only under Insights.',
    ),
  closing,
});

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
