import { z } from 'zod';

/** Longer texts and lists are none that a site has: the data may come from anybody. */
const text = z.string().max(100_000);
const texts = z.array(text).max(10_000);
const kind = z.enum(['added', 'removed', 'moved', 'changed']);

const row = z.object({
  /** What the text stands under, or the name of a field. */
  label: text,
  /** Both texts in one reading; what stayed may be shortened with an ellipsis. */
  pieces: z.array(z.object({ kind: z.enum(['same', 'in', 'out']), text })),
});
const rows = z.array(row);

/** A problem as the check tells it. */
export const problemSchema = z.object({
  file: text,
  line: z.int(),
  field: text,
  message: text,
  rule: text,
  severity: z.enum(['error', 'warning']),
  /** What `--fix` would change; undefined where an author decides. */
  fix: z.array(z.object({ what: text })).optional(),
});
const problems = z.array(problemSchema);

/** All that a review says, but its pictures; `version` grows when the shape changes. */
export const reviewSchema = z.object({
  version: z.literal(3),
  /** The state that was compared with, as people call it. */
  base: text,
  /** The whole change in one sentence. */
  sentence: text,
  /** What the reader must know of how the review was made. */
  notes: texts,
  /** How many pages this state has; 0 where it was not built. */
  total: z.int(),
  /** What somebody wrote: the fields of files of content whose values differ. */
  files: z.array(z.object({ kind, file: text, from: text.optional(), title: text, rows })),
  /** Pages that are not as they were. */
  pages: z.array(
    z.object({
      kind,
      /** Its address; the old one where it is removed. */
      address: text,
      /** Where it was, if it has moved. */
      from: text.optional(),
      /** Where the address of a removed page leads; undefined for nowhere. */
      redirect: text.optional(),
      title: text,
      /** The file whose page it is, where that changed. */
      file: text.optional(),
      /** The addresses of other pages with the same rows, listed with this one. */
      also: texts,
      rows,
    }),
  ),
  consequences: z.array(z.object({ what: text, rows })),
  problems: z.object({ fresh: problems, mended: problems, old: problems }),
  /** The address of a preview of this state; undefined where there is none. */
  preview: text.optional(),
  /** Where the report can be read; undefined where nobody said. */
  report: text.optional(),
});

export type Review = z.infer<typeof reviewSchema>;
export type FileChange = Review['files'][number];
export type PageChange = Review['pages'][number];
export type Consequence = Review['consequences'][number];
/** A text before and after. */
export type Row = z.infer<typeof row>;
/** A run of words that stayed, came or went. */
export type Piece = Row['pieces'][number];
/** A problem in the words of the check. */
export type Problem = z.infer<typeof problemSchema>;
/** Which problems a change brings, mends and leaves. */
export type ProblemChange = Review['problems'];

/** How many pages became what, those that are listed with another one too. */
export function countPages(pages: readonly PageChange[], kind: PageChange['kind']): number {
  const found = pages.filter((page) => page.kind === kind);
  return found.reduce((sum, { also }) => sum + 1 + also.length, 0);
}

/** Whether readers who know the address of a page find nothing there. */
export function isLost({ kind, redirect }: PageChange): boolean {
  return kind === 'removed' && redirect === undefined;
}
