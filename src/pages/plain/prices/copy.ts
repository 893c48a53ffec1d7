import { z } from 'zod';
import { action, group, line, list, listed, rows } from '#check/fields';
import { openHeading } from '../../../collections/fields.ts';
import { inOrder } from '../../../collections/in-order.ts';

/** The day at which the axis begins; it is logarithmic. */
export const FIRST_DAY = 1;

export const pricesCopySchema = group(
  'The price classes of all products and their lead times as bars on one axis. The figures are those of the register.',
  {
    heading: openHeading,
    next: list(action, 1, 2, 'a first screen asks for one thing, and offers one more').describe(
      'What a visitor can do at once: one or two buttons above the axis.',
    ),
    milestones: rows(3, 10, 'they stand above and below the axis in turn', {
      day: z
        .int()
        .min(FIRST_DAY)
        .max(20_000)
        .describe('The day after the question; the axis ends with the last one.'),
      when: line(24).describe(
        'When it is, such as "Day 3"; `{from}` and `{to}` are the weeks of all deliveries, `{drawing}` those of a drawing, `{warranty}` the months of the shortest warranty.',
      ),
      title: line(28).describe('What happens then.'),
      text: line(60)
        .optional()
        .describe('More about it, in a few words; `{from}`, `{warranty}` and so on, as in `when`.'),
      tick: line(16)
        .optional()
        .describe('What stands below the bars on phones, such as "1 year"; left out, nothing.'),
    })
      .superRefine(inOrder({ path: ['day'], read: ({ day }) => day }))
      .describe('What happens after a question, in the order of time.'),
    order: z
      .int()
      .min(FIRST_DAY)
      .max(365)
      .describe('The day on which the order is assumed; the bars begin there.'),
    drawing: listed('evidence', { kind: 'delivery' }).describe(
      'The claim with the weeks that a drawing takes.',
    ),
    columns: group('The heads of the columns.', {
      product: line(32),
      price: line(32),
      weeks: line(60),
    }),
    range: line(24).describe('A figure, with `{from}` and `{to}`.'),
    each: line(32).describe('What a price is for, if it is no whole unit: `{unit}`.'),
    week: line(32).describe('The weeks of delivery, with `{from}` and `{to}`.'),
    starts: group('What the weeks count from.', {
      order: line(40),
      drawings: line(80).describe('`{weeks}` from drawings, `{drawing}` for them.'),
    }),
    warranty: line(40).describe('The end of the warranty, with `{months}`.'),
    count: line(24).describe('The label of the box for a number of units, such as "How many".'),
    by: line(24).describe('The label of the box for a month, such as "Needed by".'),
    byHint: line(80).describe('What the box does, before a month is chosen.'),
    lateCount: line(60).describe('How many rows are late: `{count}`.'),
    allInTime: line(60).describe('If none is.'),
    inTime: line(40).describe('Where a row comes in time.'),
    short: line(60).describe('Where it does so only at its earliest.'),
    late: line(60).describe('Where it is late; `{weeks}` is by how many at least.'),
    decides: line(24).describe('The mark of the row that comes last.'),
    set: group('The last row: what visitors have chosen.', {
      title: line(24),
      empty: line(120).describe('The words before anything is chosen.'),
      first: line(60).describe('The first delivery, with `{from}` and `{to}`.'),
      hint: line(120).describe('That the address holds the choice.'),
    }),
    send: group('The button that asks for an offer.', {
      label: line(32),
      topic: line(24).describe(
        'The topic chosen in the contact form: a `name` of `topics` on the contact page.',
      ),
      message: line(120).describe('The first line of the message.'),
    }),
    build: action.describe('The link to the page that draws a one-line.'),
    key: group('The words of the key.', {
      open: line(60),
      making: line(40),
      delivery: line(40),
      warranty: line(40),
      spares: line(40),
    }),
    note: line(400).describe('What the axis assumes, and what the prices leave out.'),
  },
).superRefine(({ milestones, order }, context) => {
  const last = milestones.at(-1)?.day;
  if (last === undefined || (order > FIRST_DAY && order < last)) return;
  const message = `is ${order}, but the axis goes from ${FIRST_DAY} to ${last}; write a day between them`;
  context.addIssue({ code: 'custom', path: ['order'], message });
});

export type PricesCopy = z.infer<typeof pricesCopySchema>;
