import { z } from 'zod';
import {
  dayThat,
  group,
  image,
  line,
  list,
  orderNumber,
  publication,
  reference,
  rows,
  whole,
} from '#check/fields';
import { byOrder, defineCollection, type EntryOf } from '#site';
import { resultIcons } from '../../drawings/icons.ts';
import { distinctValues } from '../distinct.ts';
import { invitation } from '../fields.ts';

/** A month or week of a project, counted from its start. */
const position = whole(1, 120, 'the phases are drawn side by side on one line');

/** A phase of a project: what was done, and when. */
const phase = z
  .strictObject({
    when: line(32).describe('When the phase took place, such as "Month 1 to 3".'),
    what: line(160).describe('What was done in this phase.'),
    from: position
      .optional()
      .describe('The month (or week) in which the phase began, counted from 1.'),
    to: position
      .optional()
      .describe('The last month (or week) of the phase; if left out, its bar has no end.'),
  })
  .refine(({ from, to }) => to === undefined || (from !== undefined && from <= to), {
    error: 'needs a `from` that is not later: a phase begins before it ends',
    path: ['to'],
  });

interface Timeline {
  duration: string;
  timeline: readonly z.infer<typeof phase>[];
  timelineUnit?: string | undefined;
}

/** Where the words of a timeline contradict its bars, or its bars the duration of the project. */
function findTimelineFaults({ duration, timeline, timelineUnit: unit }: Timeline) {
  const faults: { path: (string | number)[]; message: string }[] = [];
  for (const [index, { when, from, to }] of timeline.entries()) {
    const before = timeline[index - 1]?.from;
    if (from !== undefined && before !== undefined && from < before) {
      const message = `is ${from}, but the phase above begins in ${before}; put the phases in order`;
      faults.push({ path: ['timeline', index, 'from'], message });
    }
    const [, word, first, last = first] = /^(\p{L}+) (\d+)(?: to (\d+))?$/u.exec(when) ?? [];
    if (unit === undefined || word !== unit || from === undefined) continue;
    if (Number(first) === from && (to === undefined || Number(last) === to)) continue;
    const drawn = to === undefined ? `from ${from} on` : `from ${from} to ${to}`;
    const message = `is "${when}", but its bar goes ${drawn}; correct one of them`;
    faults.push({ path: ['timeline', index, 'when'], message });
  }
  const end = Math.max(...timeline.map(({ to = 0 }) => to));
  const [, length, word = ''] = /^(\d+) (\p{L}+?)s?(?: |$)/u.exec(duration) ?? [];
  const isCounted = length !== undefined && word.toLowerCase() === unit?.toLowerCase();
  if (isCounted && end > 0 && Number(length) !== end) {
    const message = `is "${duration}", but the last phase ends in ${word} ${end}; correct one of them`;
    faults.push({ path: ['duration'], message });
  }
  return faults;
}

export const storySchema = group('A success story: `content/stories/<slug>.mdx`.', {
  order: orderNumber('this story on the home page'),
  title: line(140).describe('The headline of the story: what the project achieved.'),
  category: line(60).describe('The kind of project, such as "Grid modernization".'),
  client: line(60).describe('The customer the project was done for.'),
  location: line(60).describe('The place where the project was done.'),
  duration: line(40).describe('How long the project took, such as "14 months to handover".'),
  date: dayThat('published').describe('The day the story was written.'),
  challenge: line(600).describe('The problem before the project, in one or two sentences.'),
  solution: line(600).describe('What was built to solve the problem, in one or two sentences.'),
  results: rows(1, 6, 'they stand side by side as the proof of the story', {
    metric: line(12).describe('The measured figure in large type, such as "−62%".'),
    label: line(64).describe('What the figure measures, such as "outage minutes".'),
    icon: z.enum(resultIcons).describe('The small icon shown above the figure.'),
  }).describe('The figures measured after the project, the most important one first.'),
  timeline: list(phase, 2, 20, 'the phases hang on one line from first to last').describe(
    'The phases of the project, first to last.',
  ),
  timelineUnit: line(16)
    .optional()
    .describe('The unit of `from` and `to`, such as Month; it stands above the bars.'),
  image: image.describe('The drawing of the installation, on the page of the story and in lists.'),
  products: list(
    reference('products'),
    1,
    12,
    'a story shows what was built, and each product takes a tile',
  )
    .superRefine(distinctValues)
    .describe('The products used in the project; the page of the story links to them.'),
  market: reference('markets').describe('The market of the project; the story links to it.'),
  closing: invitation
    .optional()
    .describe('The invitation at the end of its page; if left out, the one of all stories.'),
  ...publication,
}).superRefine((story, context) => {
  for (const { path, message } of findTimelineFaults(story))
    context.addIssue({ code: 'custom', path, message });
});

export const stories = defineCollection({
  name: 'stories',
  schema: storySchema,
  order: byOrder,
  titleField: 'title',
  excerptField: 'solution',
  // The answer on the page, at full length.
  cutExcerpt: true,
  template: {
    sentence: 'Say who asked for what.',
    headings: ['The site before', 'What was built'],
  },
});

export type Story = z.infer<typeof storySchema>;
export type StoryEntry = EntryOf<typeof stories>;
