import { z } from 'zod';

import type { Block } from '#base/markdown';
import { headline } from '#base/markdown';
import { action, line, list } from '#check/fields';

export const valueIconNames = [
  'shield',
  'modules',
  'leaf',
  'withstand',
  'open',
  'measured',
  'safe',
] as const;

/** The head of a page: its one h1 and a paragraph beside it. */
export const pageHeader = z.strictObject({
  /** The headline. */
  title: line(140),
  /** One or two sentences beside it. */
  lead: line(320),
});

/** The headline of a page and the sentence below it, for its twin in Markdown. */
export function toHeadMarkdown({ copy }: { copy: { header: PageHeader } }): Block[] {
  return [headline(copy.header.title), copy.header.lead];
}

/** Something the company stands for. */
const value = z.strictObject({
  /** The value in two to four words. */
  title: line(40),
  /** What it means in practice. */
  text: line(240),
  /** The small drawing beside it. */
  icon: z.enum(valueIconNames),
});

/** The values of a page. */
export const values = list(
  value,
  2,
  8,
  'values stand side by side, and nobody remembers more than eight',
);

/** What the company is for. */
export const mission = z.strictObject({
  /** The words above it. */
  title: line(32),
  /** The mission, one sentence. */
  text: line(240),
});

/** The plate in the margin of a long page: whom to ask about what it tells. */
export const askPlate = z.strictObject({
  /** The words above it; `{name}` stands for what the page is about. */
  title: line(60),
  /** What to send, or when somebody answers. */
  text: line(160),
  /** The button; what the page is about is added to its address. */
  action,
});

export type AskPlate = z.infer<typeof askPlate>;
export type PageHeader = z.infer<typeof pageHeader>;
export type Value = z.infer<typeof value>;
export type Mission = z.infer<typeof mission>;
export type ValueIcon = Value['icon'];
