import { z } from 'zod';

/** Longer texts and lists are none that a site has: the data may come from anybody. */
const text = z.string().max(100_000);
const texts = z.array(text).max(10_000);
const kind = z.enum(['added', 'removed', 'moved', 'changed']);
const aspect = z.enum(['words', 'pictures', 'links', 'search result', 'data', 'looks']);

const row = z.object({
  /** What of a page it is; of a file and of what follows, always `words`. */
  aspect,
  /** What the text stands under, or the name of a field. */
  label: text,
  /** Both texts in one reading; what stayed may be shortened with an ellipsis. */
  pieces: z.array(z.object({ kind: z.enum(['same', 'in', 'out']), text })),
});

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
  version: z.literal(2),
  /** The state that was compared with, as people call it. */
  base: text,
  /** The whole change in one sentence. */
  sentence: text,
  /** What the reader must know of how the review was made. */
  notes: texts,
  counts: z.object({
    /** Pages of this state, and how many are not as they were. */
    pages: z.int(),
    changed: z.int(),
    /** Words that came and went on pages whose own file changed. */
    wordsIn: z.int(),
    wordsOut: z.int(),
    /** Pages whose address is gone and leads nowhere. */
    lost: z.int(),
  }),
  /** What somebody wrote: the fields of files of content whose values differ. */
  files: z.array(
    z.object({ kind, file: text, from: text.optional(), title: text, rows: z.array(row) }),
  ),
  /** Pages that are not as they were. */
  pages: z.array(
    z.object({
      kind,
      /** Its address; the old one where it is removed. */
      address: text,
      /** Where it was, if it has moved. */
      from: text.optional(),
      /** Where its old address leads, if it has moved or is removed; undefined for nowhere. */
      redirect: text.optional(),
      title: text,
      /** The file whose page it is, where that changed. */
      file: text.optional(),
      aspects: z.array(aspect),
      rows: z.array(row),
    }),
  ),
  /** What many pages say anew alike, told once. */
  shared: z.array(
    z.object({
      rows: z.array(row),
      /** The addresses of all pages with it. */
      pages: texts,
      /** Of those, the ones that are as they were otherwise. */
      only: texts,
    }),
  ),
  consequences: z.array(z.object({ what: text, rows: z.array(row) })),
  problems: z.object({ fresh: problems, mended: problems, old: problems }),
  /** The address of a preview of this state; undefined where there is none. */
  preview: text.optional(),
  /** Where the report can be read; undefined where nobody said. */
  report: text.optional(),
});

export type Review = z.infer<typeof reviewSchema>;
export type FileChange = Review['files'][number];
export type PageChange = Review['pages'][number];
export type SharedChange = Review['shared'][number];
export type Consequence = Review['consequences'][number];
/** A text before and after. */
export type Row = z.infer<typeof row>;
/** A run of words that stayed, came or went. */
export type Piece = Row['pieces'][number];
/** What of a page is different for readers; `looks` is known once it has been photographed. */
export type Aspect = Row['aspect'];
/** A problem in the words of the check. */
export type Problem = z.infer<typeof problemSchema>;
/** Which problems a change brings, mends and leaves. */
export type ProblemChange = Review['problems'];

/** A number with its noun, such as "2 pages". */
export function toCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** Whether readers who know the address of a page find nothing there. */
export function isLost({ kind, redirect }: PageChange): boolean {
  return (kind === 'removed' || kind === 'moved') && redirect === undefined;
}
