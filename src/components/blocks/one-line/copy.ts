import { z } from 'zod';
import { group, heading, line, list, reference, seo } from '#check/fields';
import { problemNames } from '../../../drawings/one-line/choices';
import { roleNames } from '../../../drawings/one-line/plan';
import { pageHeader } from '../page-parts';

const problem = z.strictObject({
  label: line(60).describe('The problem, as a visitor would say it.'),
  adds: line(120).describe('What it adds to the drawing.'),
});

const role = z.strictObject({
  product: reference('products').describe('The product that does it.'),
  quantity: line(60).describe('How many it takes, and of what. `{count}` is filled in.'),
  place: line(80).describe(
    'Where it stands on the drawing. `{feeders}` is the number of the last feeder.',
  ),
  open: z
    .array(line(24))
    .max(8)
    .describe(
      'Parts of its ordering code that an engineer sets, by their meanings on its rating sheet.',
    ),
});

export const oneLineCopySchema = group(
  'The page that draws a one-line from three answers: `content/pages/products/build.mdx`.',
  {
    kind: z.literal('one-line'),
    seo,
    header: pageHeader,
    voltages: z.strictObject({
      legend: line(60).describe('The first question.'),
      choices: list(
        z.strictObject({
          label: line(12).describe('The voltage with its unit, as it is drawn.'),
          low: z
            .boolean()
            .optional()
            .describe('Write `true` for low voltage: no transformer before the bank, no ring.'),
        }),
        2,
        6,
        'the choices stand in two rows',
      ).describe(
        'The voltages to choose from; the first of medium voltage is drawn to begin with.',
      ),
      noRing: line(160).describe('Below the third question, at low voltage: why there is no ring.'),
    }),
    feeders: z.strictObject({
      legend: line(60).describe('The second question.'),
    }),
    problems: z.strictObject({
      legend: line(60).describe('The third question.'),
      choices: z
        .strictObject(
          Object.fromEntries(problemNames.map((name) => [name, problem])) as Record<
            (typeof problemNames)[number],
            typeof problem
          >,
        )
        .describe('The answers, each with what it adds.'),
    }),
    roles: z
      .strictObject(
        Object.fromEntries(roleNames.map((name) => [name, role])) as Record<
          (typeof roleNames)[number],
          typeof role
        >,
      )
      .describe('What each product does on the drawing.'),
    drawing: group('The words in the drawing.', {
      title: line(80).describe('Its name. `{voltage}` and `{feeders}` are filled in.'),
      utility: line(16).describe('On the line that feeds the bus.'),
      ring: line(12).describe('Beside the ring.'),
      openPoint: line(40).describe('Below its open point.'),
      homes: line(12).describe('Below what a ring main unit feeds.'),
      drives: line(12).describe('Below what hangs beside the bank.'),
      lights: line(12).describe('Below the lighting.'),
      lowVoltage: line(12).describe('The voltage behind the transformer of the bank.'),
      region: line(80).describe('The name of its scroll box, for screen readers.'),
      status: line(16).describe(
        'In the title block: the name of the drawing, and how binding it is.',
      ),
      proposal: line(60),
      titleCell: line(16),
      bays: line(16),
    }),
    drawn: line(80).describe(
      'What screen readers say after each answer. `{title}` is the name of the drawing, `{count}` its products.',
    ),
    again: line(24).describe('The link that brings the usual answers back.'),
    hint: line(200).describe('Below the questions.'),
    unscripted: line(200).describe(
      'The same for visitors without scripts, whose drawing stays as it is.',
    ),
    bill: heading.extend({
      units: line(40).describe(
        'What switchgear adds for a ring, after its panels. `{count}` is filled in.',
      ),
      caption: line(160).describe('Above the table: what a dashed position means.'),
      columns: group('Its columns, from left to right.', {
        position: line(12),
        product: line(24),
        quantity: line(24),
        place: line(32),
        code: line(32),
        datasheet: line(24),
      }),
    }),
    selection: group('The table of what each answer adds.', {
      title: line(60),
      answer: line(32),
      adds: line(32),
    }),
    granted: group('What the drawing takes for granted.', {
      title: line(60),
      points: list(line(160), 1, 6, 'they stand in one column'),
    }),
    asked: group('What will be asked.', {
      title: line(60),
      points: list(line(160), 1, 6, 'they stand in one column'),
    }),
    send: group('The band that sends the drawing.', {
      title: line(60),
      lead: line(200),
      label: line(40).describe('The button, which leads to the contact form.'),
      topic: line(24).describe(
        'The topic of the enquiry, a `name` of `topics` on the contact page.',
      ),
      message: line(120).describe(
        'The first line of the message. `{title}` is the name of the drawing.',
      ),
      link: line(40).describe(
        'Before the address of the drawing, in the message and above the contact form.',
      ),
      change: line(40).describe('The link from the contact form back to the answers.'),
      name: line(24).describe('The boxes of visitors without scripts.'),
      email: line(24),
      remark: line(60),
    }),
  },
);

export type OneLineCopy = z.infer<typeof oneLineCopySchema>;
