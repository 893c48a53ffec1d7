import { z } from 'zod';
import { group, heading, line, seo } from '#check/fields';
import { definePage, type LoaderData } from '#site';
import { link, list, paragraph, section } from '#site/markdown';
import { pageHeader, toHeadMarkdown } from '../../components/blocks/page-parts.ts';

export const searchCopySchema = group(
  'The list of everything, and the search of the whole site: `content/pages/search.mdx`.',
  {
    kind: z.literal('search'),
    seo,
    header: pageHeader,
    everything: heading.describe(
      'The heading above the list of all pages, shown until a visitor searches.',
    ),
    hits: heading.describe('The heading above the search results.'),
    full: line(40).describe(
      'The link to a complete list, shown where this page lists only the newest entries.',
    ),
    unscripted: line(200).describe(
      'What visitors without JavaScript read above the list of all pages.',
    ),
  },
);

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
