import { z } from 'zod';
import { action, group, line, rows } from '#check/fields';
import { type Block, facts, headline, list } from '#site/markdown';
import { valueIcons } from '../../drawings/icons.ts';

export const pageHeader = group('The head of a page: its one h1 and a paragraph beside it.', {
  title: line(140).describe('The headline.'),
  lead: line(320).describe('One or two sentences beside the headline.'),
});

/** The headline of a page and its lead, for the page's Markdown version. */
export function toHeadMarkdown({ copy }: { copy: { header: PageHeader } }): Block[] {
  return [headline(copy.header.title), copy.header.lead];
}

/** A list of figures, each with what it counts, for the Markdown version. */
export function figureList(figures: { value: string; label: string }[]): Block {
  return list(figures.map(({ value, label }) => `${value} ${label}`));
}

/** A list of values, each with what it means, likewise. */
export function valueList(values: { title: string; text: string }[]): Block {
  return facts(values.map(({ title, text }) => ({ label: title, value: text })));
}

export const values = rows(
  2,
  8,
  'values stand side by side, and nobody remembers more than eight',
  {
    title: line(40).describe('The value in two to four words.'),
    text: line(240).describe('What it means in practice.'),
    icon: z.enum(valueIcons).describe('The small drawing beside the value.'),
  },
);

export const mission = group('What the company is for.', {
  title: line(32).describe('The heading above the mission, such as "Our mission".'),
  text: line(240).describe('The mission, one sentence.'),
});

export const askPlate = group(
  'The plate in the margin of a long page: whom to ask about what it tells.',
  {
    title: line(60).describe('The heading of the box; `{name}` stands for what the page is about.'),
    text: line(160).describe('What the reader should send, or when we answer.'),
    action: action.describe(
      'The button; what the page is about is added to its link automatically.',
    ),
  },
);

export const share = group('How a reader passes a page on, below the facts in its head.', {
  copy: line(24).describe('The button that copies the link to the page.'),
  copied: line(40).describe('The message once the link is copied.'),
  share: line(24).describe('The button that opens the share sheet of the device.'),
});

export type ShareCopy = z.infer<typeof share>;
export type AskPlate = z.infer<typeof askPlate>;
export type PageHeader = z.infer<typeof pageHeader>;
export type Value = z.infer<typeof values>[number];
