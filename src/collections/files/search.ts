import { z } from 'zod';

import { action, line } from '#check/fields';

/** What the search of the whole site says; it stands in the header and on `/search`. */
export const searchWords = z.strictObject({
  /** The name of the dialog and of the box, for screen readers. */
  label: line(40),
  /** What one may look for. */
  placeholder: line(60),
  /** The button beside the box; for screen readers, also the name of the lens in the header. */
  button: line(24),
  /** The button that closes the dialog, for screen readers. */
  close: line(32),
  /** Which keys do what in the dialog. */
  keys: line(80),
  /** Before the number of hits. */
  results: line(24),
  /** In front of a heading inside a page that matches. */
  section: line(24),
  /** While the index is on its way. */
  loading: line(60),
  /** When the index cannot be loaded. */
  failure: line(120),
  /** The button that asks for it again. */
  retry: line(24),
  /** When nothing was found. */
  nothing: line(120),
  /** The button that empties the box. */
  clear: line(40),
  /** The link from the dialog to the page with all hits. */
  all: line(24),
  /** The link to the list of everything. */
  browse: action,
  /** The link to somebody who knows. */
  contact: action,
  /** The heading of each group of hits; those of other collections have the title of their list. */
  kinds: z.strictObject({
    product: line(24),
    market: line(24),
    story: line(24),
    article: line(24),
    job: line(24),
    page: line(24),
  }),
});

/** As browsers get it: with the headings of all groups. */
export type SearchWords = Omit<z.infer<typeof searchWords>, 'kinds'> & {
  kinds: Record<string, string>;
};
