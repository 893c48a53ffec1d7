import { definePage, type LoaderData } from '#site';
import { link, list, paragraph, section } from '#site/markdown';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { searchCopySchema } from './copy.ts';

/** How many entries of a kind the index page lists if another page lists all of them. */
const MAX_GROUP_ENTRIES = 30;

/** Everything by section, for visitors without JavaScript. */
export const search = definePage({
  copy: searchCopySchema,
  anchors: ['hits'],
  isUnsearchable: true,
  loader: ({ content }) => {
    const entries = content.listSearchEntries();
    const groups = content.groups().map(({ kind, full }) => {
      const links = entries
        .filter((entry) => entry.kind === kind)
        .map(({ title, path }) => ({ label: title, path }));
      // The address of the complete list, if these are only the newest.
      return full !== null && links.length > MAX_GROUP_ENTRIES
        ? { kind, links: links.slice(0, MAX_GROUP_ENTRIES), full }
        : { kind, links, full: null };
    });
    return { groups };
  },
  toMarkdown: (page, _, { site }) => [
    ...toHeadMarkdown(page),
    ...page.groups.map(({ kind, links, full }) =>
      section(
        site.search.kinds[kind] ?? kind,
        list(links.map(({ label, path }) => link(label, path))),
        full === null ? '' : paragraph(link(page.copy.full, full)),
      ),
    ),
  ],
});

export type SearchPage = LoaderData<typeof search>;
