import { z } from 'zod';
import { group, line } from '#check/fields';
import { closing, entryHeading } from '../../collections/fields.ts';
import { askPlate } from '../../components/blocks/shared-copy.ts';

/** A fact: its name and its value. */
const fact = group('A fact.', {
  label: line(24).describe('The name of the fact.'),
  value: line(24).describe('Its value.'),
});

export const productCopySchema = group(
  'What surrounds each product on its own page: `content/pages/products/[slug].mdx`.',
  {
    kind: z.literal('product'),
    ratings: line(40).describe('The name of the nameplate beside the text, for search results.'),
    features: line(40).describe(
      'The name of the list of features above the text, for screen readers.',
    ),
    sections: group('The names of sections in the list of the page; others name themselves.', {
      facts: line(24).describe('The row of facts: price, lead time, warranty and datasheet.'),
      fits: line(24).describe('The outline to scale.'),
      details: line(24).describe('The main text.'),
    }),
    facts: group('The row of facts below the head.', {
      title: line(60).describe('Its heading, for screen readers.'),
      price: fact.describe('The price class; `{range}` are its figures in US$.'),
      weeks: fact.describe('The lead time; `{range}` are its weeks.'),
      starts: group('The words below the weeks, by what they count from.', {
        order: line(40).describe('The order.'),
        drawings: line(80).describe('Approved drawings.'),
      }),
      warranty: group('The warranty.', {
        label: line(24).describe('The name of the fact.'),
        months: line(24).describe('Its length; `{months}`.'),
        years: line(24).describe('Its length from five whole years on; `{years}`.'),
      }),
      datasheet: fact.describe('The revision of the datasheet; `{revision}`.'),
      other: line(40).describe('Another size below the first; `{name}` and `{range}`.'),
      remark: line(160).describe('Below the row, while figures in it are samples.'),
    }),
    fits: group('The outline to scale.', {
      title: line(60).describe('The heading, if the product has none of its own.'),
      note: line(60).describe('The remark below each drawing, such as on its unit.'),
      picture: line(160).describe(
        'What the drawing shows, for those who cannot see it; `{name}` and `{size}`.',
      ),
      files: group('The links below it, to the same outline as files; their sizes follow.', {
        dxf: line(24).describe('The outline for CAD.'),
        svg: line(24).describe('The outline for documents.'),
        pdf: line(24).describe('The datasheet.'),
      }),
    }),
    practice: entryHeading.describe(
      'The heading above the main text of the page, if the product has none of its own.',
    ),
    story: line(40).describe(
      'The heading above the stories in which the product was used, in the margin.',
    ),
    ask: askPlate.describe(
      'The box in the margin that says whom to ask; `{name}` stands for the product.',
    ),
    next: entryHeading.describe('The heading above the next two products.'),
    closing: closing.describe(
      'The band at the end of the page; `{name}` stands for the product, and links to the contact page carry it automatically.',
    ),
  },
);
