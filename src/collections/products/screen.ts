import { z } from 'zod';
import { flag, group, line, list, rows } from '#check/fields';
import {
  deviceKinds,
  energize,
  eventNames,
  positionNames,
  reasonNames,
  stepNames,
  voltageNames,
} from '../../lib/switching.ts';
import { countFromZero, isReached, takeSteps, toStartBays } from '../../lib/switching-order.ts';
import { type ExercisesCopy, exercisesSchema } from './switching-orders.ts';

const position = z.enum(positionNames);

/** A time of day to the millisecond. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}$/, { error: 'must be a time such as 02:14:01.206' });

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/** The milliseconds after midnight of such a time. */
function toMilliseconds(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return Math.round(1000 * (3600 * hours + 60 * minutes + seconds));
}

/** Reports times that are later than the one above; a list may go back beyond midnight. */
function reportOlderFirst(rows: readonly { time: string }[], context: z.RefinementCtx): void {
  for (const [index, { time }] of rows.entries()) {
    const before = rows[index - 1]?.time ?? time;
    const back = toMilliseconds(before) - toMilliseconds(time);
    if ((back + 2 * HALF_A_DAY) % (2 * HALF_A_DAY) < HALF_A_DAY) continue;
    const message = `is ${time}, but stands below ${before}; put the newest first`;
    context.addIssue({ code: 'custom', path: [index, 'time'], message });
  }
}

const device = z.strictObject({
  code: line(3).describe('The letters of the designation, such as "QA"; the bay is added.'),
  name: line(24).describe('What the device is, such as "circuit breaker".'),
});

const step = z.strictObject({
  title: line(12).describe('The name of the step.'),
  text: line(40).describe('What happens in this step.'),
});

const fields = z.strictObject({
  title: line(60).describe('The heading above the screen.'),
  lead: line(220).describe('The sentence beside the heading that says what visitors can try.'),
  note: line(160).describe('The note below the screen, such as that its values are simulated.'),
  station: line(40).describe('The name of the substation, in the top bar of the screen.'),
  operator: line(40).describe('The name of the operator, in the top bar and in the events.'),
  time: time.describe('The time of day on the screen when the page opens, such as 02:14:01.204.'),
  supervision: list(
    line(16),
    0,
    4,
    'they stand in one line beside the name of the station',
  ).describe('The systems shown as healthy in the top bar of the screen, such as "PRP A".'),
  supply: line(24).describe('The words at the incoming line, such as its voltage and number.'),
  transformer: group('The transformer with its rating in MVA, and the voltage of the bus in kV.', {
    name: line(12).describe('The name of the transformer, such as "T1".'),
    rating: z.number().positive().describe('The rating of the transformer, in MVA.'),
    voltage: z.number().positive().describe('The voltage of the bus, in kV.'),
  }),
  bays: rows(1, 6, 'so many bays stand side by side on the screen', {
    name: line(16).describe('What the bay feeds, shown below it in the drawing.'),
    load: z
      .int()
      .min(0)
      .max(4000)
      .describe('The load current of the bay while it is closed, in amperes.'),
    powerFactor: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'The power factor of this load, lagging, such as 0.9; the transformer adds loads by it.',
      ),
    hasFarEnd: flag(
      'Write `true` if another station can feed the cable, as at the end of a ring: no one grounds it before that end is open.',
    ),
    disconnector: position.describe('The position of the disconnector when the page opens.'),
    breaker: position.describe('The position of the circuit breaker when the page opens.'),
    grounding: position.describe('The position of the grounding switch when the page opens.'),
  }).describe('The bays on the screen, from left to right.'),
  selected: group(
    'The device selected when the page opens, ideally one that the interlocking refuses to move.',
    {
      bay: z.int().min(1).max(6).describe("The number of the device's bay, counted from 1."),
      kind: z.enum(deviceKinds).describe('The kind of device in that bay.'),
    },
  ),
  alarms: rows(1, 4, 'the list has a few lines below the drawing', {
    time: time.describe('The time of day the alarm came in, such as 02:11:46.902.'),
    text: line(60).describe('What the alarm reports.'),
    acknowledged: flag('Write `true` if an operator has acknowledged the alarm.'),
  })
    .superRefine(reportOlderFirst)
    .describe('The alarms listed below the drawing, the newest first.'),
  log: rows(0, 12, 'the list has a few lines below the drawing', {
    time: time.describe('The time of day of the event, such as 02:11:46.902.'),
    text: line(60).describe('What happened, as a line in the sequence of events.'),
  })
    .superRefine(reportOlderFirst)
    .describe('The events from before the page opens, the newest first.'),
  exercises: exercisesSchema
    .optional()
    .describe('Switching orders to try on this station, if it has any.'),
  devices: z
    .record(z.enum(deviceKinds), device)
    .describe('The designation and name of each kind of device.'),
  texts: group('All other words on the screen; names in braces are filled in.', {
    line: line(60).describe('The name of the drawing, for screen readers.'),
    feeder: line(16).describe('The name of a feeder; `{bay}` is the number of its bay.'),
    cable: line(24).describe(
      'The cable of a bay in the list of conditions; `{feeder}` is its name.',
    ),
    positions: z
      .record(z.enum([...positionNames, 'known', ...voltageNames]), line(24))
      .describe(
        'The words for each position of a device, for one that is known, and for a cable without and with voltage.',
      ),
    is: line(24).describe('The words that report a position; `{position}` is filled in.'),
    commands: z
      .record(z.enum(['open', 'closed']), line(12))
      .describe('The words on the command button, by the position that the device should take.'),
    steps: z
      .record(z.enum(stepNames), step)
      .describe(
        'The steps of a command as listed on the screen; `{operator}`, `{met}`, `{all}` and `{command}` are filled in.',
      ),
    request: group('The button that asks the other station to open the far end of a cable.', {
      label: line(32).describe('The button.'),
      sent: line(32).describe('The words on it until the other station answers.'),
    }),
    next: line(24).describe(
      'The button that leads to the device that usually moves next; `{device}` is filled in.',
    ),
    refused: line(16).describe('The word before the reason why a command is refused.'),
    reasons: z
      .record(z.enum(reasonNames), line(160))
      .describe(
        'Why a command is refused: `{device}` should move, `{other}` prevents it, `{feeder}` is the feeder of the device.',
      ),
    allowed: line(60).describe('The words that screen readers say if nothing prevents a command.'),
    sequence: line(32).describe('The heading of the sequence of events.'),
    events: z
      .record(z.enum(eventNames), line(60))
      .describe(
        'The lines of the sequence of events; `{device}`, `{command}`, `{position}`, `{other}`, `{feeder}` and `{operator}` are filled in.',
      ),
    alarms: group('The words in the list of alarms.', {
      title: line(32).describe('The heading of the list of alarms.'),
      open: line(32).describe('How many alarms are not acknowledged; `{count}` is their number.'),
      none: line(32).describe('The words that say that all alarms are acknowledged.'),
      acknowledge: line(16).describe('The button that acknowledges an alarm.'),
      acknowledged: line(16).describe('The word on an alarm that was acknowledged.'),
    }),
    idle: group('The text shown if no device is selected.', {
      title: line(40).describe('The heading of that text.'),
      text: line(160).describe('What visitors should do to select a device.'),
    }),
    release: line(16).describe('The button that releases the selected device.'),
  }),
});

/** The operator's screen on a product's page: a sample station and the screen's text. */
export const screenSchema = fields
  .refine(({ bays, selected }) => selected.bay <= bays.length, {
    path: ['selected', 'bay'],
    error: 'must be the place of one of the bays',
  })
  .refine(({ bays }) => !bays.some((bay) => bay.grounding === 'closed' && energize(bay).cable), {
    path: ['bays'],
    error: 'must not hold a grounding switch that is closed on a live cable',
  })
  .superRefine(({ bays, exercises }, context) => {
    for (const [index, order] of exercises?.orders.entries() ?? []) {
      const message = findOrderFault(bays, order);
      const path = ['exercises', 'orders', index, 'steps'];
      if (message !== undefined) context.addIssue({ code: 'custom', path, message });
    }
  });

/** Why the steps of an order are no solution of it, if so. */
function findOrderFault(
  bays: z.infer<typeof fields>['bays'],
  { start, steps, goals }: ExercisesCopy['orders'][number],
): string | undefined {
  if ([...start, ...steps, ...goals].some(({ bay }) => bay > bays.length))
    return 'must name bays of the station only';
  const results = takeSteps(toStartBays(bays, start), steps.map(countFromZero));
  const last = results.at(-1);
  if (last?.isDone !== true)
    return `must be steps that the interlocking allows; it refuses the one at place ${results.length}`;
  if (!isReached(last.session.bays, goals.map(countFromZero)))
    return 'must lead to the goals of the order; add the steps that are missing';
  return undefined;
}

/** The content of an operator's screen. */
export type ScreenCopy = z.output<typeof screenSchema>;
