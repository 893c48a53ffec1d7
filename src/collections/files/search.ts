import type { z } from 'zod';

import { action, group, line } from '#check/fields';

export const searchWords = group(
  'What the search of the whole site says; it stands in the header and on `/search`.',
  {
    label: line(40).describe('The name of the dialog and of the box, for screen readers.'),
    placeholder: line(60).describe('What one may look for.'),
    button: line(24).describe(
      'The button beside the box; for screen readers, also the name of the lens in the header.',
    ),
    close: line(32).describe('The button that closes the dialog, for screen readers.'),
    keys: line(80).describe('Which keys do what in the dialog.'),
    results: line(24).describe('Before the number of hits.'),
    section: line(24).describe('In front of a heading inside a page that matches.'),
    loading: line(60).describe('While the index is on its way.'),
    failure: line(120).describe('When the index cannot be loaded.'),
    retry: line(24).describe('The button that asks for it again.'),
    nothing: line(120).describe('When nothing was found.'),
    clear: line(40).describe('The button that empties the box.'),
    all: line(24).describe('The link from the dialog to the page with all hits.'),
    browse: action.describe('The link to the list of everything.'),
    contact: action.describe('The link to somebody who knows.'),
    kinds: group(
      'The heading of each group of hits; those of other collections have the title of their list.',
      {
        product: line(24),
        market: line(24),
        story: line(24),
        article: line(24),
        job: line(24),
        page: line(24),
      },
    ),
  },
);

/** As sent to browsers: with the headings of all groups. */
export type SearchWords = Omit<z.infer<typeof searchWords>, 'kinds'> & {
  kinds: Record<string, string>;
};
