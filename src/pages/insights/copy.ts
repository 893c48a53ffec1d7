import { z } from 'zod';
import { action, group, heading, line, seo } from '#check/fields';
import { pageHeader } from '../../components/blocks/page-parts';

export const insightsCopySchema = group('The list of insights: `content/pages/insights.mdx`.', {
  kind: z.literal('insights'),
  seo,
  header: pageHeader,
  search: z.strictObject({
    label: line(40).describe('The name of the box, for screen readers.'),
    placeholder: line(60).describe('What one may look for.'),
    button: line(24).describe('The button.'),
    results: line(40).describe('Before the number of hits.'),
    nothing: line(120).describe('When nothing was found.'),
    clear: line(40).describe('The link that ends a search.'),
    everywhere: line(40).describe('The link that looks in all categories, where one is chosen.'),
    contact: action.describe('The link to somebody who knows.'),
    loading: line(60).describe('While the index is on its way.'),
    failure: line(120).describe('When the index cannot be loaded.'),
    retry: line(40).describe('The button that tries again.'),
  }),
  featured: heading,
  register: heading,
  filters: line(40).describe('The name of the row of filters, for screen readers.'),
  all: line(16).describe('The first filter.'),
  categoryDescription: line(160).describe(
    'The sentence for search results below a category; `{category}` stands for it.',
  ),
  page: line(16).describe('A further page of a list, in its title; `{number}` counts it.'),
  loadMore: line(40).describe('The button below the list.'),
  shown: line(40).describe(
    'Said to screen readers when the list has changed, before the number of articles.',
  ),
  more: z.strictObject({
    loading: line(60).describe('While further articles are on their way.'),
    retrying: line(90).describe('While a fetch that failed is tried again.'),
    offline: line(120).describe('While there is no connection.'),
    failed: line(120).describe('When the last try has failed.'),
    retry: line(24).describe('The button that tries again.'),
  }),
  newer: line(40).describe('The link from a further page to the first.'),
  newsletter: z.strictObject({
    title: line(60).describe('The name of the letter.'),
    lead: line(200).describe('What it brings.'),
  }),
});
