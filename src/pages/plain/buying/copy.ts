import type { z } from 'zod';
import { group, line, listed, reference, rows } from '#check/fields';
import { distinct } from '../../../collections/distinct.ts';
import { heading } from '../../../collections/fields.ts';
import { clockTime } from '../../../features/inquiries/offices-copy.ts';
import { printedClaims, reportMissingClaims } from './claims.ts';

const remark = line(160)
  .optional()
  .describe('The sentence below, shown while a claim of the band is a sample.');

export const warrantyCopySchema = group(
  'A band with the warranty as a figure as large as the page allows, and what a buyer asks next.',
  {
    claims: printedClaims.describe(
      'The claims of `content/evidence.yaml` whose words the text prints: `{first}`, `{second}` and `{third}`, in this order. The least figure of the first one is the large one.',
    ),
    unit: line(12).describe('The word after the large figure, such as "months".'),
    title: line(60).describe('The heading beside it.'),
    text: line(400).describe(
      'What the warranty covers, in two to four sentences, with `{first}`, `{second}` and `{third}`.',
    ),
    facts: rows(1, 4, 'they stand side by side', {
      label: line(40).describe('What is meant, such as "Spares in stock".'),
      claims: printedClaims.optional(),
      value: line(24).describe('It, in a few words, such as "Same day", or `{first}`.'),
      text: line(120)
        .optional()
        .describe('What goes with it; `{first}`, `{second}` and `{third}` as in `value`.'),
    }).describe('What a buyer asks next, below the figure.'),
    remark,
  },
).superRefine((copy, context) => {
  reportMissingClaims(copy, [], context);
  for (const [index, fact] of copy.facts.entries())
    reportMissingClaims(fact, ['facts', index], context);
});

/** A level of service, in a row of the table. */
const level = line(24).optional();

export const serviceCopySchema = group(
  'A dark band that says who answers when: desks by the hour, and the levels of service.',
  {
    title: line(60).describe('The heading.'),
    lead: line(280).describe(
      'Two sentences beside it; `{winter}` and `{summer}` are the hours of a working day at which somebody is at a desk.',
    ),
    desks: group(
      'The desks of all offices on a working day, from noon to noon on the clock of the first office; offices and hours are those of the contact page.',
      {
        label: line(80).describe('Its heading; `{office}` is the first office.'),
        hours: line(32).describe('When a desk is occupied; `{from}` and `{to}`.'),
        seasons: line(60).describe(
          'The same, where the seasons differ: `{winter}` and `{summer}` are such hours.',
        ),
        duty: line(32).describe('Who answers while no desk is occupied, such as "Duty engineer".'),
        noon: line(12).describe('The word for 12 o’clock at noon.'),
        midnight: line(12).describe('The word for 12 o’clock at night.'),
        mark: clockTime.describe('The time that the heading speaks of, such as "03:00".'),
        note: line(160).describe('What is dashed, and what is not.'),
        claim: listed('evidence')
          .optional()
          .describe('The claim about the desks, for the sentence at the end of the band.'),
      },
    ).optional(),
    columns: group('The heads of the columns, from left to right.', {
      what: line(32),
      included: line(32),
      service: line(32),
      critical: line(32),
    }),
    rows: rows(1, 12, 'the table is read at a glance', {
      what: line(48).describe('What is promised, such as "First answer by an engineer".'),
      claims: printedClaims.optional(),
      included: level.describe('What every customer has; left out if that is nothing.'),
      service: level.describe(
        'What a service contract adds, in words or as `{first}`; what begins with a figure, such as "1 hour", is set large.',
      ),
      critical: level.describe(
        'What the contract for critical sites adds, in words or as `{first}` or `{second}`.',
      ),
    }).describe('What is promised, the most asked for first.'),
    none: line(12).describe('The word where a level has nothing, such as "No".'),
    remark,
  },
).superRefine((copy, context) => {
  for (const [index, row] of copy.rows.entries())
    reportMissingClaims(row, ['rows', index], context);
});

export const testsCopySchema = group('The tests of each product, at the factory and on site.', {
  heading,
  columns: group('The heads of the columns, from left to right.', {
    product: line(24),
    factory: line(32),
    site: line(32),
  }),
  rows: rows(1, 12, 'the table is read at a glance', {
    product: reference('products').describe('The product, by its file name.'),
    factory: line(120).describe('What is tested before it leaves.'),
    site: line(120).describe('What is tested where it stands.'),
  })
    .superRefine(distinct({ path: ['product'], read: ({ product }) => product }))
    .describe('The products in the order of the table.'),
});

export type WarrantyCopy = z.infer<typeof warrantyCopySchema>;
export type ServiceCopy = z.infer<typeof serviceCopySchema>;
export type TestsCopy = z.infer<typeof testsCopySchema>;
