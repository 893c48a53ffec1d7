import type { z } from 'zod';
import {
  flag,
  group,
  line,
  list,
  mark,
  percent,
  reference,
  rows,
  text,
  whole,
} from '#check/fields';
import { toMinute } from '../../lib/night-times.ts';
import { distinct, distinctValues } from '../distinct.ts';
import { inOrder } from '../in-order.ts';

/** A time between dusk and dawn, since the rail shows no others. */
const time = text(
  /^((1[89]|2[0-3]|0[0-5]):[0-5]\d|06:00)$/,
  'must be a time from 18:00 to 06:00, such as "20:15"',
);

/** Whether each time is later in the night than the one before. */
const isInOrder = (times: readonly string[]) =>
  times.every((each, index) => index === 0 || toMinute(each) > toMinute(times[index - 1] ?? each));

const SPANS = 'they stand in one row of the rail';

const trackSchema = group('A row of the rail: when something is expected, and when it is so.', {
  name: line(16).describe('What the row shows, such as "Berth 1"; it stands left of the row.'),
  spans: rows(1, 8, SPANS, {
    from: time.describe('When it begins, such as "18:00".'),
    to: time.describe('When it ends.'),
    outline: flag(
      '`true` draws the span as an outline, for what surrounds another one: the light around a call, the former timer.',
    ),
  }).describe('The times of this row; a later one is drawn over those before it.'),
});

const momentSchema = group('What is so from one time of the night until the next.', {
  at: time.describe('When it begins; the first moment begins at "18:00".'),
  level: percent.describe(
    'How high the line of the rail stands from this time on, in % of its height, such as the light in % of full light.',
  ),
  figure: line(12)
    .optional()
    .describe(
      'The figure in large type, such as "1,612 ms"; if left out, the level with a % sign.',
    ),
  says: line(200).describe(
    'What the figure counts and what happens, as a sentence that goes on from the figure.',
  ),
  acts: list(reference('products'), 0, 8, 'each has a mark in the scene')
    .superRefine(distinctValues)
    .describe(
      'The products that do something in this moment, by their slugs; their names light up in the scene.',
    ),
  layers: rows(1, 8, 'a scene has so many layers that change', {
    name: mark(line(24), { layerOf: ['scene', 'src'] }).describe(
      'The layer, as in `data-layer="ship"` of the scene.',
    ),
    opacity: percent.describe('How much of the layer is seen, in %: 0 hides it.'),
  })
    .optional()
    .describe(
      'The layers of the scene that differ from the drawing; layers that no moment names stay as drawn.',
    ),
  event: flag(
    '`true` marks this time on the rail as an event, such as a fault, and points to the lens.',
  ),
});

const lensSchema = group('The seconds around the event, enlarged below the rail.', {
  title: line(40).describe('The heading of the lens, such as "1.8 seconds of it".'),
  note: line(120).describe('Where its times come from.'),
  span: whole(100, 60_000, 'a lens shows seconds, in milliseconds').describe(
    'How long the lens is, in milliseconds.',
  ),
  bars: rows(1, 3, 'they stand above each other', {
    name: line(24).describe('What the bar stands for, such as "units 1 to 4".'),
    restored: whole(1, 60_000, 'a lens shows seconds, in milliseconds').describe(
      'When it has supply again, in milliseconds after the event.',
    ),
  }).describe('What loses supply and gets it back.'),
  steps: rows(2, 6, 'their texts stand side by side', {
    ms: whole(0, 60_000, 'a lens shows seconds, in milliseconds').describe(
      'When it happens, in milliseconds after the event.',
    ),
    name: line(24).describe('What happens, such as "QA1 open".'),
    text: line(60).describe('A few words about it.'),
  })
    .superRefine(inOrder({ path: ['ms'], read: ({ ms }) => ms }))
    .describe('What happens, in order.'),
});

const nightShape = group(
  'One night at the place of the scene, on a rail below it from 18:00 to 06:00. Visitors move along the rail, and the scene follows. The case study of this market shows the same night.',
  {
    title: line(48).describe('What night it is, such as "One night at Kestrel Point".'),
    caption: line(320).describe('Where its times and levels come from; it stands below the rail.'),
    row: line(16)
      .optional()
      .describe('The name of the line that the moments draw, if the rail has no other rows.'),
    sketch: flag(
      '`true` draws the line dashed and smooth, for a course that was not measured; the caption must say so.',
    ),
    before: line(48)
      .optional()
      .describe(
        'What burned before, at full height all night, such as "before: all masts, dusk to dawn"; drawn as a dashed line in the story.',
      ),
    shownIn: reference('stories')
      .optional()
      .describe('The story that shows this night in place of its drawing, by its slug.'),
    tracks: list(trackSchema, 0, 4, 'the rail has room for four rows').describe(
      'The rows of the rail, from top to bottom.',
    ),
    moments: list(momentSchema, 2, 16, 'more would be too short to read').describe(
      'What is so at which time; together they are the series that the rail, the scene and the story show.',
    ),
    stops: list(time, 3, 3, 'there are three buttons below the rail')
      .superRefine(distinctValues)
      .default(['20:00', '00:00', '03:00'])
      .describe(
        'The three times that buttons lead to; the page opens at the first, which the scene must show as drawn. If left out: 20:00, 00:00 and 03:00.',
      ),
    lens: lensSchema.optional(),
  },
);

/** One night of a market. */
export const night = nightShape.superRefine(({ moments, stops, tracks, lens }, context) => {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (moments[0] !== undefined && toMinute(moments[0].at) !== 0)
    report(['moments', 0, 'at'], 'must be "18:00", since the rail begins there');
  if (!isInOrder(moments.map(({ at }) => at)))
    report(['moments'], 'must be in the order of their times');
  const opened = toMinute(stops[0] ?? '18:00');
  const first = moments.findLastIndex(({ at }) => toMinute(at) <= opened);
  if (moments[first]?.layers !== undefined)
    report(
      ['moments', first, 'layers'],
      'must be left out: the page opens here, and its scene is shown as drawn',
    );
  for (const [index, { spans }] of tracks.entries())
    for (const [spanIndex, { from, to }] of spans.entries())
      if (!isInOrder([from, to]))
        report(['tracks', index, 'spans', spanIndex, 'to'], 'must be later than `from`');
  for (const [index, { restored }] of (lens?.bars ?? []).entries())
    if (restored > (lens?.span ?? 0))
      report(['lens', 'bars', index, 'restored'], 'must lie within the span of the lens');
  for (const [index, { ms }] of (lens?.steps ?? []).entries())
    if (ms > (lens?.span ?? 0))
      report(['lens', 'steps', index, 'ms'], 'must lie within the span of the lens');
});

/** The one job that each product has at the place of the scene. */
export const jobs = group('What each product does at this place, with its picture.', {
  title: line(40).describe('The heading, such as "Six boxes on one quay".'),
  lead: line(160).describe('One sentence beside the heading.'),
  boxes: rows(1, 8, 'each product has one', {
    product: reference('products').describe('The product, by its slug.'),
    figure: line(20).describe('The figure or the two words of its job, in large type.'),
    text: line(160).describe('The job, as a sentence that goes on from the figure.'),
  })
    .superRefine(distinct({ path: ['product'], read: ({ product }) => product }))
    .describe('The products, in the order of their jobs.'),
});

export type Night = z.infer<typeof night>;
export type NightMoment = Night['moments'][number];
export type Jobs = z.infer<typeof jobs>;
