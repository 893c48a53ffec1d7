import { z } from 'zod';
import { group, line, seo } from '#check/fields';
import { closing, heading } from '../../collections/fields.ts';
import { askPlate, pageHeader } from '../../components/blocks/shared-copy.ts';
import { serviceCopySchema, testsCopySchema, warrantyCopySchema } from './buying/copy.ts';
import { pricesCopySchema } from './prices/copy.ts';

export const plainCopySchema = group('A page of prose: any other file below `content/pages/`.', {
  kind: z.literal('plain'),
  seo,
  header: pageHeader,
  list: z
    .enum(['jobs', 'glossary'])
    .optional()
    .describe('The list shown below the main text of the page, if any.'),
  listHeading: heading.optional().describe('The heading above that list.'),
  apply: line(24)
    .optional()
    .describe('The text of the button beside each position, if `list` is `jobs`.'),
  prices: pricesCopySchema
    .optional()
    .describe('The price classes of all products as bars, between the head and the prose, if any.'),
  warranty: warrantyCopySchema
    .optional()
    .describe('A band with the warranty, below the price classes, if any.'),
  service: serviceCopySchema
    .optional()
    .describe('A dark band with who answers when, below the warranty, if any.'),
  tests: testsCopySchema
    .optional()
    .describe('A table of the tests of each product, above the prose, if any.'),
  ask: askPlate.optional().describe('A box in the margin that says whom to ask.'),
  closing: closing.optional(),
});
