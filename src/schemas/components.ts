import { z } from 'zod';

import { line, reference } from './fields';

export const calloutKinds = ['note', 'applies', 'danger'] as const;
export const chartKinds = ['bar', 'line'] as const;

/** What an author may give to each component of a body; `src/mdx/vocabulary.tsx` draws them. */
export const componentSchemas = {
  /** A remark beside the text, under the revision triangle. */
  Callout: z.strictObject({
    /** A remark, the equipment it applies to, or a danger to people. */
    kind: z.enum(calloutKinds),
    /** The words above the text. */
    title: line(80),
  }),
  /** A table with a drawing of one or two of its columns above it. */
  Chart: z.strictObject({
    /** Bars compare things; a line follows one thing through time or size. */
    kind: z.enum(chartKinds),
    /** What the chart shows; it stands above it, with the unit. */
    title: line(120),
    /** The unit of the values. */
    unit: line(40),
    /** The names of the columns that are drawn, one or two, with `|` between them. */
    columns: line(80),
  }),
  /** A table with its caption. */
  DataTable: z.strictObject({
    /** What the table shows; it stands above it. */
    caption: line(140),
  }),
  /** A sentence that somebody said. */
  Quote: z.strictObject({
    /** Who said it. */
    by: line(120),
  }),
  /** A term of the trade, explained in a tooltip. */
  Term: z.strictObject({
    /** The term's slug in the glossary. */
    slug: reference('glossary'),
  }),
};

export type ComponentName = keyof typeof componentSchemas;

/** The components that stand between paragraphs, not inside one. */
export const blockComponents: ComponentName[] = ['Callout', 'Chart', 'DataTable', 'Quote'];

/** The components that are written round a table. */
export const tableComponents: ComponentName[] = ['Chart', 'DataTable'];
