import { z } from 'zod';
import { heading, line, list, reference, seo } from '#check/fields';
import { pageHeader } from '../../components/blocks/page-parts';
import { problemNames } from '../../drawings/one-line/choices';
import { roleNames } from '../../drawings/one-line/plan';

const problem = z.strictObject({
  /** The problem, as a visitor would say it. */
  label: line(60),
  /** What it adds to the drawing. */
  adds: line(120),
});

const role = z.strictObject({
  /** The product that does it. */
  product: reference('products'),
  /** How many it takes, and of what. `{count}` is filled in. */
  quantity: line(60),
  /** Where it stands on the drawing. `{feeders}` is the number of the last feeder. */
  place: line(80),
  /** Parts of its ordering code that an engineer sets, by their meanings on its rating sheet. */
  open: z.array(line(24)).max(8),
});

/** The page that draws a one-line from three answers: `content/pages/products/build.mdx`. */
export const oneLineCopySchema = z.strictObject({
  kind: z.literal('one-line'),
  seo,
  header: pageHeader,
  voltages: z.strictObject({
    /** The first question. */
    legend: line(60),
    /** The voltages to choose from; the first of medium voltage is drawn to begin with. */
    choices: list(
      z.strictObject({
        /** The voltage with its unit, as it is drawn. */
        label: line(12),
        /** Write `true` for low voltage: no transformer before the bank, no ring. */
        low: z.boolean().optional(),
      }),
      2,
      6,
      'the choices stand in two rows',
    ),
    /** Below the third question, at low voltage: why there is no ring. */
    noRing: line(160),
  }),
  feeders: z.strictObject({
    /** The second question. */
    legend: line(60),
  }),
  problems: z.strictObject({
    /** The third question. */
    legend: line(60),
    /** The answers, each with what it adds. */
    choices: z.strictObject(
      Object.fromEntries(problemNames.map((name) => [name, problem])) as Record<
        (typeof problemNames)[number],
        typeof problem
      >,
    ),
  }),
  /** What each product does on the drawing. */
  roles: z.strictObject(
    Object.fromEntries(roleNames.map((name) => [name, role])) as Record<
      (typeof roleNames)[number],
      typeof role
    >,
  ),
  /** The words in the drawing. */
  drawing: z.strictObject({
    /** Its name. `{voltage}` and `{feeders}` are filled in. */
    title: line(80),
    /** On the line that feeds the bus. */
    utility: line(16),
    /** Beside the ring. */
    ring: line(12),
    /** Below its open point. */
    openPoint: line(40),
    /** Below what a ring main unit feeds. */
    homes: line(12),
    /** Below what hangs beside the bank. */
    drives: line(12),
    /** Below the lighting. */
    lights: line(12),
    /** The voltage behind the transformer of the bank. */
    lowVoltage: line(12),
    /** The name of its scroll box, for screen readers. */
    region: line(80),
    /** In the title block: the name of the drawing, and how binding it is. */
    status: line(16),
    proposal: line(60),
    titleCell: line(16),
    bays: line(16),
  }),
  /** What screen readers say after each answer. `{title}` is the name of the drawing, `{count}` its products. */
  drawn: line(80),
  /** The link that brings the usual answers back. */
  again: line(24),
  /** Below the questions. */
  hint: line(200),
  /** The same for visitors without scripts, whose drawing stays as it is. */
  unscripted: line(200),
  bill: heading.extend({
    /** What switchgear adds for a ring, after its panels. `{count}` is filled in. */
    units: line(40),
    /** Above the table: what a dashed position means. */
    caption: line(160),
    /** Its columns, from left to right. */
    columns: z.strictObject({
      position: line(12),
      product: line(24),
      quantity: line(24),
      place: line(32),
      code: line(32),
      datasheet: line(24),
    }),
  }),
  /** The table of what each answer adds. */
  selection: z.strictObject({
    title: line(60),
    answer: line(32),
    adds: line(32),
  }),
  /** What the drawing takes for granted. */
  granted: z.strictObject({
    title: line(60),
    points: list(line(160), 1, 6, 'they stand in one column'),
  }),
  /** What will be asked. */
  asked: z.strictObject({
    title: line(60),
    points: list(line(160), 1, 6, 'they stand in one column'),
  }),
  /** The band that sends the drawing. */
  send: z.strictObject({
    title: line(60),
    lead: line(200),
    /** The button, which leads to the contact form. */
    label: line(40),
    /** The topic of the enquiry, a `name` of `topics` on the contact page. */
    topic: line(24),
    /** The first line of the message. `{title}` is the name of the drawing. */
    message: line(120),
    /** Before the address of the drawing, in the message and above the contact form. */
    link: line(40),
    /** The link from the contact form back to the answers. */
    change: line(40),
    /** The boxes of visitors without scripts. */
    name: line(24),
    email: line(24),
    remark: line(60),
  }),
});

export type OneLineCopy = z.infer<typeof oneLineCopySchema>;
