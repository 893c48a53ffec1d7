import { z } from 'zod';
import { toSummary } from './report/summary';
import type { Review } from './review';

/** What a comment says where the code that made the review may have come with it. */
const REFUSAL =
  'This pull request changes more than `content/` and `public/`, so its review is not told here. The report is an artifact of the workflow run, made by the code of the pull request.\n';
/** GitHub names no more files of a comparison. */
const MOST_FILES = 300;

const comparisonSchema = z.object({
  files: z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() })),
});

const text = z.string().max(100_000);
const texts = z.array(text).max(10_000);
const problems = z.array(
  z.object({
    file: text,
    line: z.int(),
    field: text,
    message: text,
    rule: text,
    severity: z.enum(['error', 'warning']),
  }),
);
/** What a summary says of `review.json`; the rest is dropped. */
const reviewSchema = z.object({
  version: z.literal(1),
  base: text,
  sentence: text,
  notes: texts,
  changes: z.array(z.object({ sentence: text, shared: texts })),
  pages: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'moved', 'changed']),
      address: text,
      from: text.optional(),
      redirect: text.optional(),
      aspects: z.array(z.enum(['words', 'pictures', 'links', 'search result', 'data', 'looks'])),
      words: z.array(
        z.object({
          label: text,
          pieces: z.array(z.object({ kind: z.enum(['same', 'in', 'out']), text })),
        }),
      ),
      places: texts,
      why: text,
      isOwn: z.boolean(),
    }),
  ),
  consequences: z.array(z.object({ what: text, before: text, after: text, means: texts })),
  problems: z.object({ fresh: problems, mended: problems, old: problems }),
});

/**
 * The comment below a pull request, from data that anybody may have written.
 * @param comparison what GitHub says of the difference: `files` with `filename`
 * @param review what `review.json` holds
 * @param links where previews and the report are, from who posts the comment
 * @returns Markdown of at most 64,000 bytes; one fixed sentence where files beyond `content/` and
 * `public/` differ, since those may have made the data what it is
 * @throws ZodError where the data has another shape
 */
export function toComment(
  comparison: unknown,
  review: unknown,
  links: Pick<Review, 'preview' | 'report'>,
): string {
  const { files } = comparisonSchema.parse(comparison);
  const names = files.flatMap(({ filename, previous_filename: old = filename }) => [filename, old]);
  const isOnlyContent = names.every((name) => /^(content|public)\//.test(name));
  if (!isOnlyContent || files.length === 0 || files.length >= MOST_FILES) return REFUSAL;
  return toSummary({ ...reviewSchema.parse(review), ...links });
}
