import { z } from 'zod';

/** No site has longer texts or lists; limited, since the data is untrusted. */
const text = z.string().max(100_000);
const texts = z.array(text).max(10_000);
const kind = z.enum(['added', 'removed', 'moved', 'changed']);

const row = z.object({
  /** What the text is under, or the name of a field. */
  label: text,
  /** A diff of both texts; unchanged segments may be shortened with an ellipsis. */
  segments: z.array(z.object({ kind: z.enum(['same', 'in', 'out']), text })),
});
const rows = z.array(row);

/** A whole review except its pictures; `version` increases when the shape changes. */
export const reviewSchema = z.object({
  version: z.literal(5),
  /** The display name of the base state. */
  base: text,
  /** The whole change in one sentence. */
  sentence: text,
  /** What the reader must know about how the review was made. */
  notes: texts,
  /**
   * The edited content files, with the fields whose values differ; `file` is a path from the
   * project's folder, the old one if it was removed, and `from` the old one if it was moved.
   */
  files: z.array(z.object({ kind, file: text, from: text.optional(), title: text, rows })),
  /** Pages that differ. */
  pages: z.array(
    z.object({
      kind,
      /** Its address; the old one if it was removed. */
      address: text,
      /** Its old address, if it was moved. */
      from: text.optional(),
      /** Where the address of a removed page redirects; undefined if nowhere. */
      redirect: text.optional(),
      title: text,
      /** The file that the page belongs to, if that changed. */
      file: text.optional(),
      /** The addresses of other pages with the same rows, listed with this one. */
      also: texts,
      rows,
    }),
  ),
  consequences: z.array(z.object({ what: text, rows })),
  /** The address of a preview of this state, if any. */
  preview: text.optional(),
  /** Where the report can be read, if known. */
  report: text.optional(),
});

export type Review = z.infer<typeof reviewSchema>;
export type FileChange = Review['files'][number];
export type PageChange = Review['pages'][number];
export type Consequence = Review['consequences'][number];
/** A text before and after. */
export type Row = z.infer<typeof row>;
/** A run of words that were kept, added or removed. */
export type TextSegment = Row['segments'][number];

/** Whether the address of a page leads nowhere now. */
export function isLost({ kind, redirect }: PageChange): boolean {
  return kind === 'removed' && redirect === undefined;
}
