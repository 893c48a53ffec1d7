import { z } from 'zod';
import { group, line, list, rows } from '#check/fields';
import { errorClasses } from '../../lib/error-limits.ts';
import { inOrder } from '../in-order.ts';
import { reportBeyondAxis } from './on-axis.ts';
import { printedFigure, printedText } from './printed-figure.ts';
import { toProofAxis } from './proof-axis.ts';

/** What the output line says in one state of a proof. */
const reading = group('What the line says there; names in braces are filled in.', {
  value: line(40).describe('The reading, set large, such as "Breaker panel".'),
  detail: line(160).describe('What it is read at, and what follows.'),
});

const limits = group('The error limits of a meter against its load, from its accuracy class.', {
  class: z
    .enum(errorClasses)
    .describe('The accuracy class of IEC 62053-22, whose limits are drawn.'),
  rated: printedFigure('The rated current of the circuit in the example, in A.'),
  choices: list(line(40), 2, 2, 'the standard has two sets of limits').describe(
    'The names of the two sets of limits: at power factor 1, and at 0.5 inductive or 0.8 capacitive.',
  ),
  within: reading.describe('Where there is a limit: `{limit}`, `{load}`, `{amperes}`, `{rated}`.'),
  below: reading.describe('Below the first limit: `{load}`, `{amperes}`, `{rated}`.'),
});

/** The first peak of a member as a multiple of its fault level, to one decimal. */
function toPeakFactor({ fault, peak }: { fault: { value: number }; peak: { value: number } }) {
  return (peak.value / fault.value).toFixed(1);
}

const withstand = group('The fault level against the first peak that members of a family take.', {
  members: rows(1, 4, 'each is a rectangle of the drawing', {
    name: line(32).describe('The member, such as "Breaker panel".'),
    note: line(60).describe('What it does with such a fault, below its name.'),
    fault: printedFigure('The fault level that it takes, in kA.'),
    peak: printedFigure('The first peak that it takes, in kA.'),
    reading: reading.describe(
      'While it is the smallest that takes the fault: `{fault}`, `{peak}`, `{share}` of its fault level.',
    ),
  })
    .refine((members) => new Set(members.map(toPeakFactor)).size === 1, {
      error:
        'must have one factor of peak and fault level, since both depend on the network alone: 2.6 at 60 Hz, 2.5 at 50 Hz',
    })
    .superRefine(inOrder({ path: ['fault', 'value'], read: ({ fault }) => fault.value }))
    .describe('The members of the family, the largest last.'),
  line: line(40).describe('The words at the line of the first peak; `{factor}` is its factor.'),
  beyond: reading.describe('Above the fault level of all of them: `{fault}`, `{peak}`.'),
});

const lifetime = group('The light that is left after hours of burning, to IES TM-21.', {
  hours: printedFigure('The hours to which the projection goes.'),
  share: printedFigure('The light that is left then, in percent.'),
  nights: z
    .number()
    .min(1000)
    .max(8760)
    .describe('The hours that a lamp burns in a year, such as 4100.'),
  within: reading.describe('Up to these hours: `{hours}`, `{years}`, `{share}`.'),
  beyond: reading.describe('Beyond them: `{hours}`, `{years}`.'),
});

const steps = group('The reactive power that is left at the incomer, as a bank switches steps.', {
  count: printedFigure('The number of steps.'),
  size: z.number().min(1).max(500).describe('The reactive power of a step, in kVAr.'),
  power: z.number().min(1).max(100_000).describe('The active power of the load, in kW.'),
  target: z.number().min(0.8).max(1).describe('The power factor to hold, such as 0.98.'),
  lines: group('The words at the lines.', {
    without: line(32).describe('The line of a load without a bank.'),
    target: line(32).describe('The line of the target; `{target}` is the power factor.'),
  }),
  within: reading.describe(
    'While the bank has steps left: `{load}`, `{steps}`, `{all}`, `{left}`, `{factor}`.',
  ),
  beyond: reading.describe(
    'Once all steps are in and more are needed: `{load}`, `{all}`, `{left}`, `{factor}`.',
  ),
});

const buffer = group('The readings that wait in a device while the network is away.', {
  days: printedFigure('The days that it keeps.'),
  every: printedFigure('The minutes between two readings.'),
  within: reading.describe('While it keeps all of them: `{days}`, `{rows}`.'),
  beyond: reading.describe('Once it is full: `{days}`, `{rows}`, `{kept}`, `{lost}` days.'),
});

const resolution = group(
  'Two events a short time apart, and whether a list can tell their order.',
  {
    own: printedFigure('The resolution of the list of events, in ms.'),
    others: list(z.number().min(0.1).max(10_000), 1, 3, 'each is a line of the drawing')
      .superRefine(inOrder({ path: [], read: (other) => other }))
      .describe('Other resolutions to compare with, in ms, finest first.'),
    line: line(32).describe('The words at each line; `{resolution}` is its resolution in ms.'),
    within: reading.describe(
      'Where the order is certain: `{gap}`, `{own}`, `{other}`, `{missed}` of 100 in the next list.',
    ),
    below: reading.describe('Where it is not: `{gap}`, `{own}`, `{told}` of 100 in the own list.'),
  },
);

/** The drawings that a proof can have; each product has one of them. */
const kinds = { limits, withstand, lifetime, steps, buffer, resolution };
const names = Object.keys(kinds);

const kind = <S extends z.ZodType>(schema: S) => schema.optional();

export const proofSchema = group('One thing that the product proves, below its head.', {
  section: line(24).describe('Its name in the list of the page, such as "Class 0.2S".'),
  word: printedText('The figure, set as large as the page allows.'),
  title: line(60).describe('The heading: what the figure means to somebody who buys.'),
  text: line(320).describe('Two or three sentences below the heading.'),
  axis: line(60).describe('What the range input moves along, for screen readers: "Load, % of …".'),
  start: z.number().describe('Where the reading stands when the page opens, in units of the axis.'),
  picture: line(320).describe(
    'What the drawing shows, in a sentence, for those who cannot see it.',
  ),
  marks: rows(0, 3, 'more overlap on the axis', {
    at: z.number().describe('Where the mark stands on the axis.'),
    label: line(40).describe('The words beside it.'),
  })
    .default([])
    .describe('Marks on the axis, such as where another class begins.'),
  caption: line(320).describe('Below the drawing: the axis, the standard, what is a sample.'),
  limits: kind(limits),
  withstand: kind(withstand),
  lifetime: kind(lifetime),
  steps: kind(steps),
  buffer: kind(buffer),
  resolution: kind(resolution),
})
  .refine((proof) => Object.keys(proof).filter((key) => names.includes(key)).length === 1, {
    path: ['section'],
    error: `must stand beside one drawing: ${names.join(', ')}; write one of them, and no second one`,
  })
  .superRefine((proof, context) => {
    const axis = toProofAxis(proof);
    const marks = proof.marks.map(({ at }, index) => ({ at, path: ['marks', index, 'at'] }));
    if (axis) reportBeyondAxis([{ at: proof.start, path: ['start'] }, ...marks], axis, context);
  });

export type Proof = z.infer<typeof proofSchema>;
export type ReadingCopy = z.infer<typeof reading>;
