import { z } from 'zod';

import { line } from './fields';

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
  title: line(80),
  /** One or two sentences beside it. */
  lead: line(260),
});

/** Something the company stands for. */
export const value = z.strictObject({
  /** The value in two to four words. */
  title: line(40),
  /** What it means in practice. */
  text: line(200),
  /** The small drawing beside it. */
  icon: z.enum(valueIconNames),
});

/** What the company is for. */
export const mission = z.strictObject({
  /** The words above it. */
  title: line(32),
  /** The mission, one sentence. */
  text: line(200),
});

export type PageHeader = z.infer<typeof pageHeader>;
export type Value = z.infer<typeof value>;
export type Mission = z.infer<typeof mission>;
export type ValueIcon = Value['icon'];
