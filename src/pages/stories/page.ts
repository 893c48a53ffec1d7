import { definePage, type LoaderData } from '#site';
import { linkList } from '#site/markdown';
import { markets } from '../../collections/markets/collection.ts';
import { stories as collection } from '../../collections/stories/collection.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { toCard } from '../../features/articles/cards.ts';
import { anchorCases, listCaseArticles } from '../../features/markets/cases.ts';
import { storiesCopySchema } from '../../features/stories/copy.ts';
import { toStoryLink } from '../../features/stories/story-link.ts';

export const stories = definePage({
  copy: storiesCopySchema,
  anchors: ({ slugsOf }) => ['cases', ...slugsOf(markets)],
  loader: ({ content }) => {
    const anchors = anchorCases(content);
    const withAnchor = <E extends { path: string }>(entry: E) => ({
      ...entry,
      anchor: anchors.get(entry.path)?.slug,
    });
    return {
      /** Where each market's own case is, for who comes from there. */
      markets: [...anchors.values()]
        .toSorted((a, b) => a.order - b.order)
        .map(({ slug, name }) => ({ to: `#${slug}`, label: name })),
      stories: content.getCollection(collection).all.map(withAnchor),
      cases: listCaseArticles(content)
        .map((article) => toCard(article, content))
        .map(withAnchor),
    };
  },
  meta: ({ stories }) => ({ lastModified: stories.map(({ date }) => date) }),
  toMarkdown: (page, _, { site }) => {
    const links = linkList(page.stories.map(toStoryLink));
    return [...toHeadMarkdown(page), links === '' ? site.labels.none.stories : links];
  },
});

export type StoriesPage = LoaderData<typeof stories>;
