import { z } from 'zod';
import { group, line, list, rows } from '#check/fields';
import { toMinutes } from '../../lib/clock.ts';
import { findLastZero, toFirstPeak } from '../../lib/fault-current.ts';
import { inOrder } from '../in-order.ts';
import { reportBeyondAxis } from './on-axis.ts';
import { printedFigure } from './printed-figure.ts';
import { toGapAxis, toRecordAxis } from './record-axis.ts';

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

const clock = (about: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day such as 18:30' })
    .describe(about);

const frequency = z.number().min(45).max(65).describe('The frequency of the network, in Hz.');
const milliseconds = (about: string) => z.number().min(0).max(500).describe(about);

const dip = group('The voltages of three phases while one of them dips.', {
  volts: printedFigure('The voltage between a phase and neutral, in V.'),
  frequency: printedFigure('The frequency of the network, in Hz.'),
  residual: z.number().min(0).max(100).describe('The voltage left in the dip, in percent.'),
  cycles: z.number().min(0.5).max(6).describe('How many cycles the dip lasts.'),
  samples: printedFigure('The samples in a cycle.'),
  names: group('The names of the values below the drawing.', {
    sample: line(16).describe('The number of the sample.'),
    trigger: line(24).describe('The words at the trigger.'),
    length: line(40).describe('The words at the length of the dip; `{cycles}`, `{milliseconds}`.'),
  }),
});

/** How far figures may be from the calculated ones: they are printed without decimals. */
const TOLERANCE = { peak: 0.5, time: 0.5 };

const interruption = group('A three-phase fault from its beginning to the end of the arc.', {
  fault: printedFigure('The fault current, in kA.'),
  peak: printedFigure('The first peak, in kA; the check compares it with the calculated one.'),
  frequency,
  load: z.number().min(0).max(10).describe('The load current before the fault, in kA.'),
  decay: milliseconds('The time constant of the direct component, in ms: 45 in the standards.'),
  relay: milliseconds('When the relay gives its command, in ms after the fault.'),
  breaker: milliseconds('How long the breaker takes from there to the end of the arc, in ms.'),
  parting: milliseconds('When the contacts part, in ms after the fault.'),
  arc: milliseconds('How long an arc burns at least before a current zero ends it, in ms.'),
  names: group('The names of values and marks.', {
    travel: line(16).describe('The travel of the contacts, in percent.'),
    relay: line(32).describe('The words at the time of the relay; `{milliseconds}`.'),
    breaker: line(32).describe('The words at the time of the breaker; `{milliseconds}`.'),
    open: line(24).describe('The words at the line of open contacts.'),
    closed: line(24).describe('The words at the line of closed contacts.'),
    states: list(line(24), 5, 5, 'so many stages has an interruption').describe(
      'The stages: load, before the relay, before the contacts part, arc, cleared.',
    ),
  }),
}).superRefine((one, context) => {
  const source = { ...one, fault: one.fault.value };
  const peak = toFirstPeak(source);
  if (Math.abs(peak - one.peak.value) > TOLERANCE.peak) {
    const message = `is ${one.peak.value}, but the first peak of this fault is ${peak.toFixed(1)} kA; write it, or another fault`;
    context.addIssue({ code: 'custom', path: ['peak', 'value'], message });
  }
  const last = findLastZero(source, one.parting + one.arc);
  if (Math.abs(last - one.relay - one.breaker) > TOLERANCE.time) {
    const message = `makes ${one.relay + one.breaker} ms with the relay, but the last phase goes out ${last.toFixed(1)} ms after the fault; change parting, arc or these times`;
    context.addIssue({ code: 'custom', path: ['breaker'], message });
  }
});

const night = group('The light of one night, as a schedule and events ask for it.', {
  from: clock('The time at which the drawing begins, such as 18:00.'),
  hours: z.number().min(2).max(18).describe('How many hours it shows.'),
  least: printedFigure('The lowest level but off, in percent.'),
  lux: z.number().min(1).max(500).describe('The light on the ground at full level, in lux.'),
  levels: rows(1, 24, 'each is a step of the drawing', {
    at: clock('From when this level holds.'),
    level: z.number().min(0).max(100).describe('The level, in percent of full light; 0 is off.'),
    why: line(40).describe('What asks for it, such as "ship alongside".'),
  }).describe('The levels of the night, in order; the first begins with the drawing.'),
  names: group('The names of the values below the drawing.', {
    level: line(16).describe('The level, in percent.'),
    light: line(16).describe('The light on the ground, in lux.'),
    energy: line(24).describe('The energy so far, in percent of a night at full light.'),
    full: line(32).describe('The words at the line of full light.'),
  }),
}).superRefine(({ from, hours, levels }, context) => {
  const begin = toMinutes(from);
  const minutes = levels.map(({ at }) => (toMinutes(at) - begin + DAY) % DAY);
  for (const [index, minute] of minutes.entries()) {
    const [before, path] = [minutes[index - 1], ['levels', index, 'at']];
    if (before === undefined && minute !== 0) {
      const message = `must be ${from}, where the drawing begins`;
      context.addIssue({ code: 'custom', path, message });
    }
    if (minute <= (before ?? -1) || minute >= hours * HOUR) {
      const message = `must come after the level before it, and within ${hours} hours from ${from}`;
      context.addIssue({ code: 'custom', path, message });
    }
  }
});

const shift = group(
  'The reactive power of a load through one shift, and the steps that follow it.',
  {
    from: clock('The time at which the drawing begins, such as 06:00.'),
    every: z.number().min(5).max(120).describe('The minutes between two values of the load.'),
    load: list(z.number().min(0).max(100_000), 3, 60, 'they are one curve').describe(
      'The reactive power that the load asks for, in kVAr; straight lines join the values.',
    ),
    names: group('The names of the values below the drawing.', {
      load: line(16).describe('What the load asks for, in kVAr.'),
      steps: line(16).describe('The steps that are in, such as "9 of 16".'),
      left: line(16).describe('What the network still supplies, in kVAr.'),
      factor: line(16).describe('The power factor at the incomer.'),
      count: line(32).describe('The words of the number of steps: `{steps}` of `{all}`.'),
    }),
  },
);

const gap = group('A series of readings whose network goes away and comes back.', {
  readings: list(z.number().min(0).max(100_000), 5, 60, 'they are one curve').describe(
    'The readings, one an hour; a smooth line joins them.',
  ),
  unit: line(8).describe('The unit of the readings, such as "kW".'),
  lost: z.number().min(0).max(60).describe('The hour at which the network goes away.'),
  back: z.number().min(0).max(60).describe('The hour at which it comes back.'),
  rate: z.number().min(1.1).max(1000).describe('The stored readings that are sent in a minute.'),
  every: printedFigure('The minutes between two readings.'),
  names: group('The names of values and marks.', {
    reading: line(16).describe('The reading at the cursor.'),
    waiting: line(24).describe('The readings that wait in the buffer.'),
    filled: line(24).describe('How far the gap is filled.'),
    none: line(16).describe('What stands where there is no value yet.'),
    away: line(32).describe('The words at the time without network; `{hours}`.'),
    states: list(line(24), 4, 4, 'so many stages has a gap').describe(
      'The stages: live, without network, filling, complete.',
    ),
  }),
}).superRefine((one, context) => {
  const places = (['lost', 'back'] as const).map((key) => ({ at: one[key], path: [key] }));
  reportBeyondAxis(places, toGapAxis(one), context);
  if (one.back > one.lost) return;
  const message = `is ${one.back}, but the network goes away at ${one.lost}; write a later hour`;
  context.addIssue({ code: 'custom', path: ['back'], message });
});

const kinds = ['dip', 'interruption', 'night', 'shift', 'gap'];

export const recordSchema = group('The picture of the moment that the product is for.', {
  section: line(24).describe('Its name in the list of the page, such as "Two cycles".'),
  title: line(60).describe('The heading of the record.'),
  lead: line(280).describe('Two sentences beside the heading.'),
  axis: line(60).describe('What the time cursor moves along, for screen readers.'),
  time: line(16).describe('The name of the time below the drawing, such as "Time".'),
  state: line(16).describe('The name of the stage below the drawing, such as "State".'),
  goTo: line(16).describe('The name of the buttons that move the cursor on phones: "Go to".'),
  start: z.number().describe('Where the cursor stands when the page opens, in units of its axis.'),
  picture: line(320).describe(
    'What the drawing shows, in a sentence, for those who cannot see it.',
  ),
  stops: rows(2, 5, 'so many buttons stand side by side on a phone', {
    name: line(12).describe('The name of the stop, such as "Trigger".'),
    at: z.number().describe('Where it is, in units of the axis.'),
  })
    .superRefine(inOrder({ path: ['at'], read: ({ at }) => at }))
    .describe('The stops of the cursor, in order.'),
  figures: rows(0, 3, 'they stand side by side', {
    value: line(16).describe('A figure, such as "512".'),
    label: line(80).describe('What it counts.'),
    row: line(40).optional().describe('The row of the datasheet that says it, if one does.'),
  })
    .default([])
    .describe('Figures below the record.'),
  caption: line(320).describe('Below the record: what is calculated and what is a sample.'),
  dip: dip.optional(),
  interruption: interruption.optional(),
  night: night.optional(),
  shift: shift.optional(),
  gap: gap.optional(),
})
  .refine((record) => Object.keys(record).filter((key) => kinds.includes(key)).length === 1, {
    path: ['section'],
    error: `must stand beside one drawing: ${kinds.join(', ')}; write one of them, and no second one`,
  })
  .superRefine((record, context) => {
    const axis = toRecordAxis(record);
    const stops = record.stops.map(({ at }, index) => ({ at, path: ['stops', index, 'at'] }));
    if (axis) reportBeyondAxis([{ at: record.start, path: ['start'] }, ...stops], axis, context);
  });

export type ProductRecord = z.infer<typeof recordSchema>;
/** What is drawn of a record of a kind. */
export type RecordOf<K extends 'dip' | 'interruption' | 'night' | 'shift' | 'gap'> = NonNullable<
  ProductRecord[K]
>;
