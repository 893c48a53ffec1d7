import { z } from 'zod';
import { action, group, line, link, list, rows, seo } from '#check/fields';
import { heading, openHeading } from '../../collections/fields.ts';
import { inOrder } from '../../collections/in-order.ts';
import { mission, values } from '../../components/blocks/shared-copy.ts';

/** The fault that visitors place on a feeder of the drawing. */
const faultCopySchema = z.strictObject({
  press: line(60).describe(
    'What screen readers call the button on a feeder; its name replaces `{feeder}`.',
  ),
  still: line(90).describe(
    'The sentence below "energized" where feeders cannot be pressed, such as without JavaScript.',
  ),
  states: z
    .record(
      z.enum(['energized', 'fault', 'isolated', 'restored']),
      z.strictObject({
        title: line(24).describe('The status beside the lamp, such as "Fault isolated".'),
        text: line(90).describe('The sentence below the status.'),
      }),
    )
    .describe(
      'The status at each stage of a fault; `{feeder}`, the ring units `{from}` and `{to}`, and `{time}` in seconds are filled in.',
    ),
  events: list(line(40), 5, 5, 'the drawing shows five steps').describe(
    'The five events listed after a fault, in order; `{breaker}` and the ring units `{from}`, `{to}` and `{openPoint}` are filled in.',
  ),
  feeders: rows(4, 4, 'the drawing has four feeders', {
    units: z
      .array(z.int().min(1).max(99))
      .length(3)
      .describe(
        'The numbers of three ring units: before the fault, behind it, and at the open point.',
      ),
    times: z
      .array(z.int().min(1).max(1900))
      .length(4)
      .superRefine(inOrder({ path: [], read: (time) => time }))
      .describe(
        'When each of the four events after the fault ends, in milliseconds after the fault.',
      ),
    source: line(32).describe(
      'The heading above the list of events: where the times come from, such as "Simulated, seconds".',
    ),
  }).describe('The four feeders of the drawing, from left to right.'),
  replay: line(16).describe('The button that shows the same fault again.'),
  repair: line(16).describe('The button that repairs the cable and ends the fault.'),
});

export const homeCopySchema = group('The home page: `content/pages/index.mdx`.', {
  kind: z.literal('home'),
  seo,
  hero: z.strictObject({
    title: line(120).describe('The headline.'),
    text: line(260).describe('The sentence below the headline.'),
    actions: list(action, 1, 3, 'the first screen has room for three buttons').describe(
      'The buttons, the most important one first.',
    ),
    highlights: rows(2, 4, 'they stand side by side below the headline', {
      title: line(24).describe('A reason to choose us, such as "Industrial Grade".'),
      text: line(32).describe('What the reason means, such as "Built to last".'),
    }).describe('Reasons to choose us, in a few words each, below the headline.'),
    status: group('The lamp below the drawing.', {
      state: line(32).describe('The status beside the lamp, such as "Grid Operational".'),
      outage: line(32).describe(
        'The status while a feeder with a fault is out, such as "One feeder out".',
      ),
      value: line(12).describe('The figure shown with the status, such as the uptime.'),
      label: line(16).describe('What the figure stands for, such as "Uptime".'),
    }),
    fault: faultCopySchema.describe(
      'The words around the fault that visitors can place on a feeder of the drawing.',
    ),
  }),
  proof: rows(1, 3, 'they stand beside the certificates', {
    value: line(12).describe('The figure measured at the customer, such as "−38%".'),
    label: line(60).describe('What the figure measures, such as "energy on ball fields".'),
    by: line(40).describe('The customer where it was measured, such as "City of Harrow Bay".'),
    to: link.describe('The page that tells the story behind the figure.'),
  }).describe(
    'Figures measured at customers, shown below the hero; the stories show readings of their own.',
  ),
  products: heading,
  allProducts: line(40).describe(
    'The button below the products that leads to all of them, shown from nine products on.',
  ),
  desk: openHeading
    .extend({ action: line(24).describe('The text of the button that leads to the product page.') })
    .optional()
    .describe(
      "The heading above the operator's screen of the first product that has one; leave it out to hide the section.",
    ),
  build: openHeading
    .extend({
      action: line(24).describe(
        "The button that opens the one-line page with the visitor's answers.",
      ),
    })
    .optional()
    .describe(
      'The heading above the first two questions of the page that draws a one-line; leave it out to hide the section.',
    ),
  markets: openHeading,
  stories: openHeading,
  about: openHeading,
  mission,
  values: values.describe('Values of the company.'),
  group: openHeading,
  certifications: line(32).describe('The words above the certificates, below the hero.'),
  quote: z
    .strictObject({ text: line(120), by: line(100) })
    .optional()
    .describe('A customer quote and who said it; leave it out to hide the section.'),
  ask: group('The band at the end, with the contact form in three boxes.', {
    title: line(60).describe('The heading of the band: an invitation to write to us.'),
    lead: line(200).describe('What happens after a visitor sends a message.'),
    question: line(40).describe('The words above the box for the message.'),
  }),
  team: group('The tile about the people: before, and after the number of engineers.', {
    before: line(32),
    after: line(32),
  }),
});
