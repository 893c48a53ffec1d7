import { z } from 'zod';
import { group, line, list } from '#check/fields';
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
  code: line(3).describe(
    'The letters of its designation, such as "QA"; the number of its bay follows.',
  ),
  name: line(24).describe('What it is.'),
});

const step = z.strictObject({
  title: line(12).describe('Its name.'),
  text: line(40).describe('What happens in it.'),
});

const fields = z.strictObject({
  title: line(60).describe('The heading above the screen.'),
  lead: line(220).describe('The sentence beside it: what to try.'),
  note: line(160).describe('The remark below the screen, such as that its values are simulated.'),
  station: line(40).describe('The name of the station.'),
  operator: line(40).describe('Who sits at the desk.'),
  time: time.describe('The time at which the desk is opened.'),
  supervision: list(
    line(16),
    0,
    4,
    'they stand in one line beside the name of the station',
  ).describe('What is supervised and well, in the corner of the screen.'),
  supply: line(24).describe('The words at the incoming line.'),
  transformer: group('The transformer, its rating in MVA and the voltage of the bus in kV.', {
    name: line(12).describe('Its name, such as "T1".'),
    rating: z.number().positive().describe('Its rating, in MVA.'),
    voltage: z.number().positive().describe('The voltage of the bus, in kV.'),
  }),
  bays: list(
    z.strictObject({
      name: line(16).describe('What it feeds.'),
      load: z.int().min(0).max(4000).describe('What it carries while it is closed, in amperes.'),
      disconnector: position.describe('Where its disconnector stands.'),
      breaker: position.describe('Where its breaker stands.'),
      earthing: position.describe('Where its earthing switch stands.'),
    }),
    1,
    6,
    'so many bays stand side by side on the screen',
  ).describe('The bays from left to right.'),
  selected: group(
    'The device that is selected when the page opens, best one that the interlocking refuses.',
    {
      bay: z.int().min(1).max(6).describe('Its bay, counted from 1.'),
      kind: z.enum(deviceKinds).describe('Which of its devices.'),
    },
  ),
  alarms: list(
    z.strictObject({
      time: time.describe('When it came.'),
      text: line(60).describe('What is wrong.'),
      acknowledged: z.boolean().default(false).describe('Write `true` where somebody has seen it.'),
    }),
    1,
    4,
    'the list has a few lines below the drawing',
  ).describe('Alarms, the newest first.'),
  log: list(
    z.strictObject({
      time: time.describe('When it happened.'),
      text: line(60).describe('What happened.'),
    }),
    0,
    6,
    'the list has a few lines below the drawing',
  ).describe('What has happened before the page opens, the newest first.'),
  devices: z
    .record(z.enum(deviceKinds), device)
    .describe('Designation and name of each kind of device.'),
  words: group('The words of the screen; names in braces are filled in.', {
    line: line(60).describe('The name of the drawing, for screen readers.'),
    feeder: line(16).describe('The name of a feeder, with `{bay}`.'),
    positions: z
      .record(z.enum([...positionNames, 'known']), line(24))
      .describe('Where a device stands, and that its position is known.'),
    is: line(24).describe('How a position is reported, with `{position}`.'),
    commands: z
      .record(z.enum(['open', 'closed']), line(12))
      .describe('What a device is told, by where it is to stand.'),
    steps: z
      .record(z.enum(stepNames), step)
      .describe(
        'The steps of a command; `{operator}`, `{met}`, `{all}` and `{command}` are filled in.',
      ),
    refused: line(16).describe('The word before a reason.'),
    reasons: z
      .record(z.enum(reasonNames), line(160))
      .describe(
        'Why a command is refused: `{device}` is told, `{other}` forbids it, `{feeder}` is its feeder.',
      ),
    allowed: line(60).describe('What a screen reader hears where nothing forbids a command.'),
    sequence: line(32).describe('The heading of the sequence of events.'),
    events: z
      .record(z.enum(eventNames), line(60))
      .describe(
        'Its lines; `{device}`, `{command}`, `{position}`, `{other}` and `{operator}` are filled in.',
      ),
    alarms: group('The list of alarms.', {
      title: line(32).describe('Its heading.'),
      open: line(32).describe('How many nobody has seen, with `{count}`.'),
      none: line(32).describe('That somebody has seen all.'),
      acknowledge: line(16).describe('The button on an alarm.'),
      acknowledged: line(16).describe('What stands on an alarm that somebody has seen.'),
    }),
    idle: group('What stands where no device is selected.', {
      title: line(40).describe('Its heading.'),
      text: line(160).describe('What to do.'),
    }),
    release: line(16).describe('The button that gives the device back.'),
  }),
});

/** The operator's screen on a product's page: a sample station and the screen's text. */
export const screenSchema = fields
  .refine(({ bays, selected }) => selected.bay <= bays.length, {
    path: ['selected', 'bay'],
    error: 'must be the place of one of the bays',
  })
  .refine(({ bays }) => !bays.some((bay) => bay.earthing === 'closed' && energize(bay).cable), {
    path: ['bays'],
    error: 'must not hold an earthing switch that is closed on a live cable',
  });

/** The content of an operator's screen. */
export type ScreenCopy = z.output<typeof screenSchema>;
