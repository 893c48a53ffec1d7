import { z } from 'zod';
import {
  action,
  flag,
  group,
  line,
  list,
  listed,
  reference,
  rows,
  seo,
  whole,
} from '#check/fields';
import { heading } from '../../collections/fields.ts';
import { pageHeader } from '../../components/blocks/shared-copy.ts';
import { problemNames } from './choices.ts';
import type { RoleName } from './plan.ts';

const problem = z
  .strictObject({
    label: line(60).describe('The problem, as a visitor would say it.'),
    adds: line(120).describe('What this answer adds to the drawing.'),
  })
  .describe('One answer, and what it adds.');

const role = z
  .strictObject({
    product: reference('products').describe('The product that has this role in the drawing.'),
    quantity: line(60).describe(
      'How many of what the drawing needs, such as `{count} panels`; the number replaces `{count}`.',
    ),
    location: line(80).describe(
      'Where the product is on the drawing; `{feeders}` is the number of the last feeder.',
    ),
    offer: listed('evidence', { kind: 'price' })
      .optional()
      .describe(
        'The claim with the price class of one unit, as in `offers` of the product; if left out, the position has no price.',
      ),
    instead: listed('evidence', { kind: 'price' })
      .optional()
      .describe('The claim with the price of what comes sooner, named where the position is late.'),
    size: group('From how many to how many of what the price counts, such as kVAr.', {
      from: whole(1, 100_000, 'it multiplies a price'),
      to: whole(1, 100_000, 'it multiplies a price'),
      step: whole(1, 1000, 'it multiplies a price'),
    })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        error: 'must not be lower than the least',
      })
      .optional()
      .describe('The sizes that visitors may enter, if one price pays a part of a unit.'),
    settled: rows(0, 8, 'a code has eight parts at most', {
      meaning: line(16).describe('The meaning of the part on the datasheet, such as "Volt".'),
      code: line(8).describe(
        'Its code, such as "480"; `{rated}` is that of the voltage at the bus, and open if it has none.',
      ),
    })
      .default([])
      .describe(
        'Parts of the ordering code that follow from the answers. All others with options are open.',
      ),
    open: z
      .array(line(24))
      .max(8)
      .default([])
      .describe(
        'Parts without options that an engineer sets all the same, by their meanings on the datasheet.',
      ),
  })
  .describe('The product with this role, and its words.');

const budget = group(
  'The budget and the date of the bill of materials; if left out, it has neither. The figures are those of the register.',
  {
    ring: listed('evidence', { kind: 'price' })
      .optional()
      .describe('The claim with the price class of a ring main unit.'),
    ringUnits: line(40).describe('How many of them there are; `{count}` is their number.'),
    drawing: listed('evidence', { kind: 'delivery' }).describe(
      'The claim with the weeks that a drawing takes.',
    ),
    label: line(24).describe('The word before the sum, such as "Budget".'),
    sum: line(40).describe('The sum, with `{from}` and `{to}`.'),
    first: line(24).describe('The word before the week of the first delivery.'),
    complete: line(60).describe('Until when all is there, with `{from}` and `{to}`.'),
    week: line(32).describe('From which week to which, with `{from}` and `{to}`.'),
    excluded: group('What is not in the sum.', {
      label: line(24),
      text: line(120).describe('What no class includes.'),
      also: line(40).describe('The words before positions without a class: `{names}`.'),
    }),
    columns: group('The heads of its columns.', { price: line(40), weeks: line(40) }),
    range: line(24).describe('A price, with `{from}` and `{to}`.'),
    each: line(40).describe('The class of one unit, with `{from}`, `{to}` and `{unit}`.'),
    open: line(80).describe('Beside a size that nobody has entered.'),
    none: line(80).describe('Where no class is published.'),
    later: line(80).describe('Where no lead time is published.'),
    order: line(40).describe('The remark on weeks that count from the order.'),
    drawings: line(80).describe(
      'The remark on weeks that count from drawings, with `{weeks}` and `{drawing}`.',
    ),
    decides: line(24).describe('The mark of the position that comes last.'),
    all: line(32).describe('The head of the last row, with the sum.'),
    size: line(24).describe('The label of the box for the size of the bank, such as "Bank, kVAr".'),
    by: line(24).describe('The label of the box for a month, such as "Needed by".'),
    byHint: line(80).describe('What the box does, before a month is chosen.'),
    inTime: line(80).describe('Where a position comes in time.'),
    short: line(80).describe('Where it does so only at its earliest.'),
    late: line(80).describe('Where it is late; `{weeks}` is by how many at least.'),
    instead: line(120).describe('What comes sooner: `{name}` and its `{weeks}`.'),
    lateCount: line(60).describe('How many positions are late: `{count}`.'),
    allInTime: line(60).describe('If none is.'),
    key: group('The words of the key.', {
      drawing: line(40),
      delivery: line(40),
      open: line(60),
    }),
    note: line(240).describe('Where the figures come from, and what they leave out.'),
    source: action.describe('The link to the page of prices.'),
  },
);

export const oneLineCopySchema = group(
  'The page that draws a one-line from three answers: `content/pages/products/build.mdx`.',
  {
    kind: z.literal('one-line'),
    seo,
    header: pageHeader,
    voltages: z.strictObject({
      legend: line(60).describe('The first question, about the voltage.'),
      choices: rows(2, 6, 'the choices stand in two rows', {
        label: line(12).describe('The voltage with its unit, as it is drawn.'),
        unpriced: flag('`true` if the price classes of switchgear do not hold at this voltage.'),
        low: flag(
          'Write `true` for low voltage: no transformer before the capacitor bank, and no ring.',
        ),
        rated: line(8)
          .optional()
          .describe(
            'The rated voltage that equipment needs at this one, as its ordering code has it, such as "15" at 13.8 kV.',
          ),
      }).describe('The voltages to choose from; the drawing starts with the first.'),
      noRing: line(160).describe(
        'The note in the third question at low voltage: why there is no ring.',
      ),
    }),
    feeders: z.strictObject({
      legend: line(60).describe('The second question, about the number of feeders.'),
    }),
    problems: z.strictObject({
      legend: line(60).describe('The third question, about the problems to solve.'),
      choices: z
        .record(z.enum(problemNames), problem)
        .describe('The answers, each with what it adds.'),
    }),
    roles: group(
      'What each product does on the drawing. Leave out a group if the range has no such product; what it would add is then neither drawn nor asked.',
      {
        switchgear: role.optional(),
        meter: role.optional(),
        station: role.optional(),
        bank: role.optional(),
        fiberLink: role.optional(),
        link: role.optional(),
        light: role.optional(),
      } satisfies Record<RoleName, z.ZodType>,
    ),
    drawing: group('The words in the drawing.', {
      title: line(80).describe(
        'The name of the drawing; `{voltage}` and the number of `{feeders}` are filled in.',
      ),
      voltageTransformer: line(12).describe(
        'The label of the voltage transformers of a meter at medium voltage, such as "VT".',
      ),
      fiber: line(12).describe('The label of the line between ring main units, such as "fiber".'),
      utility: line(16).describe('The label on the line that feeds the bus, such as "Utility".'),
      ring: line(12).describe('The label beside the ring.'),
      openPoint: line(40).describe('The label below the open point of the ring.'),
      homes: line(12).describe(
        'The label below what each ring main unit feeds, such as "transformer".',
      ),
      drives: line(12).describe(
        'The label below the load beside the capacitor bank, such as "Drives".',
      ),
      lights: line(12).describe('The label below the lighting.'),
      lowVoltage: line(12).describe(
        'The voltage after the transformers of the capacitor bank and of lighting, such as "480 V".',
      ),
      region: line(80).describe(
        'The name of the scrolling area around the drawing, for screen readers.',
      ),
      status: line(16).describe(
        'The label in the title block for how binding the drawing is, such as "Status".',
      ),
      proposal: line(60),
      titleCell: line(16),
      bays: line(16),
    }),
    announcement: line(80).describe(
      'What screen readers say after each answer; `{title}` is the name of the drawing, `{count}` its number of products.',
    ),
    again: line(24).describe('The link that resets the answers to the usual ones.'),
    hint: line(200).describe('The hint below the questions, such as how to share the drawing.'),
    unscripted: line(200).describe(
      'The hint below the questions for visitors without JavaScript, whose drawing stays as it is.',
    ),
    materials: heading.extend({
      units: line(40).describe(
        'The words after the number of panels if there is a ring; `{count}` is the number of ring main units.',
      ),
      caption: line(160).describe(
        'The sentence above the table that says what a dashed position means.',
      ),
      columns: group('Its columns, from left to right.', {
        position: line(12),
        product: line(24),
        quantity: line(24),
        location: line(32),
        code: line(32),
        datasheet: line(24),
      }),
    }),
    budget: budget.optional(),
    selection: group('The table of what each answer adds.', {
      title: line(60),
      answer: line(32),
      adds: line(32),
    }),
    granted: group('What the drawing takes for granted.', {
      title: line(60),
      points: list(line(160), 1, 6, 'they stand in one column'),
    }),
    questions: group('What will be asked.', {
      title: line(60),
      points: list(line(160), 1, 6, 'they stand in one column'),
    }),
    send: group('The band that sends the drawing.', {
      title: line(60),
      lead: line(200),
      label: line(40).describe('The button, which leads to the contact form.'),
      topic: line(24).describe(
        'The topic chosen in the contact form: a `name` of `topics` on the contact page.',
      ),
      message: line(120).describe(
        'The first line of the message; `{title}` is the name of the drawing.',
      ),
      link: line(40).describe(
        'The words before the address of the drawing, in the message and above the contact form.',
      ),
      change: line(40).describe('The link from the contact form back to the answers.'),
      name: line(24).describe('The label of the name box for visitors without JavaScript.'),
      email: line(24),
      remark: line(60),
    }),
  },
);

export type OneLineCopy = z.infer<typeof oneLineCopySchema>;
