import type { z } from 'zod';

import { action, group, line, list } from '#check/fields';

export const searchCopySchema = group(
  'The words of the site-wide search, in the dialog opened from the header and on `/search`.',
  {
    label: line(40).describe('The name of the search dialog and of its box, for screen readers.'),
    placeholder: line(60).describe('The hint in the empty search box: what visitors can look for.'),
    button: line(24).describe(
      'The button beside the search box; screen readers also hear it for the magnifying glass in the header.',
    ),
    close: line(32).describe('The button that closes the search dialog, for screen readers.'),
    keys: line(80).describe(
      'The line at the foot of the dialog that says which keys do what; touch screens do not show it.',
    ),
    suggestions: group('What the dialog offers to search for while its box is empty.', {
      label: line(40).describe('The line above the suggestions.'),
      words: list(line(24), 2, 8, 'more are not taken in at a glance').describe(
        'The words, each of which finds something on the site; a tap searches for them.',
      ),
    }),
    results: line(24).describe('The word before the number of results.'),
    section: line(24).describe('The word before a matching heading of an article, on `/insights`.'),
    loading: line(60).describe('The message while the search index loads.'),
    failure: line(120).describe('The message if the search index cannot be loaded.'),
    retry: line(24).describe('The button that tries to load the index again.'),
    nothing: line(120).describe('The message if nothing was found.'),
    clear: line(40).describe('The button that clears the search box.'),
    all: line(24).describe('The link from the dialog to the page with all results.'),
    browse: action.describe('The link to the page that lists everything.'),
    contact: action.describe('The link to someone who can help, shown if nothing was found.'),
    kinds: group(
      'The headings of the groups of results; groups of other collections take the title of their list.',
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
export type SearchCopy = Omit<z.infer<typeof searchCopySchema>, 'kinds'> & {
  kinds: Record<string, string>;
};
