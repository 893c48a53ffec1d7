import { definePage, type LoaderData } from '#site';
import { link, list, paragraph, section } from '#site/markdown';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { searchCopySchema } from './copy.ts';

/** How many entries of a kind the index page lists if another page lists all of them. */
const LONGEST_GROUP = 30;

/** Everything by section, for visitors without JavaScript. */
export const search = definePage({
  copy: searchCopySchema,
  anchors: ['register'],
  isUnsought: true,
  loader: ({ content }) => {
    const found = content.findable();
    const groups = content.groups().map(({ kind, full }) => {
      const links = found
        .filter((entry) => entry.kind === kind)
        .map(({ title, path }) => ({ label: title, path }));
      // The address of the complete list, if these are only the newest.
      return full !== null && links.length > LONGEST_GROUP
        ? { kind, links: links.slice(0, LONGEST_GROUP), full }
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
