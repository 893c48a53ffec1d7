import { z } from 'zod';
import { action, group, line, seo } from '#check/fields';
import { heading } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';

export const insightsCopySchema = group('The list of insights: `content/pages/insights.mdx`.', {
  kind: z.literal('insights'),
  seo,
  header: pageHeader,
  search: z.strictObject({
    label: line(40).describe('The name of the search box, for screen readers.'),
    placeholder: line(60).describe('The text in the empty search box: what visitors can look for.'),
    button: line(24).describe('The text of the search button.'),
    results: line(40).describe(
      'The words before the number of search results, such as "Articles found:".',
    ),
    nothing: line(120).describe('The message when a search finds nothing.'),
    clear: line(40).describe('The link that ends a search and shows the whole list again.'),
    everywhere: line(40).describe(
      'The link that searches all categories, shown if a search in one category finds nothing.',
    ),
    contact: action.describe('The link to someone who can help, shown if a search finds nothing.'),
  }),
  featured: heading,
  articles: heading,
  filters: line(40).describe('The name of the row of filters, for screen readers.'),
  all: line(16).describe('The first filter, which shows all categories.'),
  categoryDescription: line(160).describe(
    'The description of a category page in search results; `{category}` is its name.',
  ),
  page: line(16).describe(
    'The words in the title of each further page of a list; `{number}` is the page number.',
  ),
  loadMore: line(40).describe('The button below the list that loads more articles.'),
  announcement: line(40).describe(
    'What screen readers say before the number of articles when the list has changed.',
  ),
  more: z.strictObject({
    loading: line(60).describe('The message while more articles load.'),
    offline: line(120).describe('The message while the visitor is offline.'),
    failed: line(120).describe(
      'The message when the last attempt to load more articles has failed.',
    ),
    retry: line(24).describe('The button that tries again.'),
  }),
  newer: line(40).describe('The link from a further page of the list back to the first.'),
  newsletter: z.strictObject({
    title: line(60).describe('The name of the newsletter.'),
    lead: line(200).describe('What subscribers get in the newsletter.'),
  }),
});
