import { z } from 'zod';
import { line, list } from '#check/fields';
import {
  deviceKinds,
  energize,
  eventNames,
  positionNames,
  reasonNames,
  stepNames,
} from '../../lib/switching';

const position = z.enum(positionNames);

/** A time of day to the millisecond. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}$/, { error: 'must be a time such as 02:14:01.206' });

const device = z.strictObject({
  /** The letters of its designation, such as "QA"; the number of its bay follows. */
  code: line(3),
  /** What it is. */
  name: line(24),
});

const step = z.strictObject({
  /** Its name. */
  title: line(12),
  /** What happens in it. */
  text: line(40),
});

const fields = z.strictObject({
  /** The heading above the screen. */
  title: line(60),
  /** The sentence beside it: what to try. */
  lead: line(220),
  /** The remark below the screen, such as that its values are simulated. */
  note: line(160),
  /** The name of the station. */
  station: line(40),
  /** Who sits at the desk. */
  operator: line(40),
  /** The time at which the desk is opened. */
  time,
  /** What is supervised and well, in the corner of the screen. */
  supervision: list(line(16), 0, 4, 'they stand in one line beside the name of the station'),
  /** The words at the incoming line. */
  supply: line(24),
  /** The transformer, its rating in MVA and the voltage of the bus in kV. */
  transformer: z.strictObject({
    /** Its name, such as "T1". */
    name: line(12),
    /** Its rating, in MVA. */
    rating: z.number().positive(),
    /** The voltage of the bus, in kV. */
    voltage: z.number().positive(),
  }),
  /** The bays from left to right. */
  bays: list(
    z.strictObject({
      /** What it feeds. */
      name: line(16),
      /** What it carries while it is closed, in amperes. */
      load: z.int().min(0).max(4000),
      /** Where its disconnector stands. */
      disconnector: position,
      /** Where its breaker stands. */
      breaker: position,
      /** Where its earthing switch stands. */
      earthing: position,
    }),
    1,
    6,
    'so many bays stand side by side on the screen',
  ),
  /** The device that is selected when the page opens, best one that the interlocking refuses. */
  selected: z.strictObject({
    /** Its bay, counted from 1. */
    bay: z.int().min(1).max(6),
    /** Which of its devices. */
    kind: z.enum(deviceKinds),
  }),
  /** Alarms, the newest first. */
  alarms: list(
    z.strictObject({
      /** When it came. */
      time,
      /** What is wrong. */
      text: line(60),
      /** Write `true` where somebody has seen it. */
      acknowledged: z.boolean().default(false),
    }),
    1,
    4,
    'the list has a few lines below the drawing',
  ),
  /** What has happened before the page opens, the newest first. */
  log: list(
    z.strictObject({
      /** When it happened. */
      time,
      /** What happened. */
      text: line(60),
    }),
    0,
    6,
    'the list has a few lines below the drawing',
  ),
  /** Designation and name of each kind of device. */
  devices: z.record(z.enum(deviceKinds), device),
  /** The words of the screen; names in braces are filled in. */
  words: z.strictObject({
    /** The name of the drawing, for screen readers. */
    line: line(60),
    /** The name of a feeder, with `{bay}`. */
    feeder: line(16),
    /** Where a device stands, and that its position is known. */
    positions: z.record(z.enum([...positionNames, 'known']), line(24)),
    /** How a position is reported, with `{position}`. */
    is: line(24),
    /** What a device is told, by where it is to stand. */
    commands: z.record(z.enum(['open', 'closed']), line(12)),
    /** The steps of a command; `{operator}`, `{met}`, `{all}` and `{command}` are filled in. */
    steps: z.record(z.enum(stepNames), step),
    /** The word before a reason. */
    refused: line(16),
    /** Why a command is refused: `{device}` is told, `{other}` forbids it, `{feeder}` is its feeder. */
    reasons: z.record(z.enum(reasonNames), line(160)),
    /** What a screen reader hears where nothing forbids a command. */
    allowed: line(60),
    /** The heading of the sequence of events. */
    sequence: line(32),
    /** Its lines; `{device}`, `{command}`, `{position}`, `{other}` and `{operator}` are filled in. */
    events: z.record(z.enum(eventNames), line(60)),
    /** The list of alarms. */
    alarms: z.strictObject({
      /** Its heading. */
      title: line(32),
      /** How many nobody has seen, with `{count}`. */
      open: line(32),
      /** That somebody has seen all. */
      none: line(32),
      /** The button on an alarm. */
      acknowledge: line(16),
      /** What stands on an alarm that somebody has seen. */
      acknowledged: line(16),
    }),
    /** What stands where no device is selected. */
    idle: z.strictObject({
      /** Its heading. */
      title: line(40),
      /** What to do. */
      text: line(160),
    }),
    /** The button that gives the device back. */
    release: line(16),
  }),
});

/** The operator's screen on the page of a product: a sample station, and the words of the screen. */
export const screenSchema = fields
  .refine(({ bays, selected }) => selected.bay <= bays.length, {
    path: ['selected', 'bay'],
    error: 'must be the place of one of the bays',
  })
  .refine(({ bays }) => !bays.some((bay) => bay.earthing === 'closed' && energize(bay).cable), {
    path: ['bays'],
    error: 'must not hold an earthing switch that is closed on a live cable',
  });

/** What an operator's screen shows, and what it says. */
export type ScreenCopy = z.output<typeof screenSchema>;
