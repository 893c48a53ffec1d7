import { z } from 'zod';
import { toPlainText, toSummary } from './report/summary.ts';
import { type Review, reviewSchema } from './review-data.ts';

/** What the comment says if the review may have been made by code from the pull request. */
const REFUSAL =
  'This pull request changes more than `content/` and `public/`, so its review is not told here. The report is an artifact of the workflow run, made by the code of the pull request.\n';
/** GitHub lists at most this many files of a comparison. */
const MOST_FILES = 300;

const comparisonSchema = z.object({
  files: z.array(
    z.object({
      filename: z.string(),
      previous_filename: z.string().optional(),
      patch: z.string().default(''),
    }),
  ),
});

const text = z.string().max(100_000);
const range = z.object({ start: z.object({ line: z.int() }), end: z.object({ line: z.int() }) });

/** What `npm run check -- --format rdjson` prints. */
const fixesSchema = z.object({
  diagnostics: z
    .array(
      z.object({
        message: text.transform(toPlainText),
        location: z.object({ path: text.startsWith('content/'), range }),
        suggestions: z.tuple([z.object({ text })]),
      }),
    )
    .max(30),
});

/**
 * The comment on a pull request, from untrusted data.
 * @param comparison GitHub's comparison of the commits: `files` with `filename`
 * @param review the content of `review.json`
 * @param links where previews and the report are, from trusted settings
 * @returns Markdown of at most 64,000 bytes; one fixed sentence if files outside `content/` and
 * `public/` differ, since changed code may have produced the data
 * @throws ZodError if the data has another shape
 */
export function toComment(
  comparison: unknown,
  review: unknown,
  { preview, report }: Pick<Review, 'preview' | 'report'>,
): string {
  if (!isContentAlone(comparison)) return REFUSAL;
  return toSummary({ ...reviewSchema.parse(review), preview, report });
}

/**
 * The suggestions on the lines of a pull request, from untrusted data.
 * @param comparison as above, with the `patch` of each file
 * @param fixes the output of `npm run check -- --format rdjson`
 * @returns comments in the format of GitHub's API, each message as text; only those on lines in the
 * diff, since GitHub accepts no others; none if the comment is the fixed sentence
 * @throws ZodError if the data has another shape
 */
export function toSuggestions(comparison: unknown, fixes: unknown) {
  if (!isContentAlone(comparison)) return [];
  const { files } = comparisonSchema.parse(comparison);
  return fixesSchema
    .parse(fixes)
    .diagnostics.filter(({ location: { path, range } }) => {
      const { patch = '' } = files.find(({ filename }) => filename === path) ?? {};
      return [...patch.matchAll(HUNK)].some(([, from, count = 1]) => {
        const [first, past] = [Number(from), Number(from) + Number(count)];
        return first <= range.start.line && range.end.line < past;
      });
    })
    .map(toLineComment);
}

/** The header of a hunk, with the line numbers of the new file. */
const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm;

type Diagnostic = z.infer<typeof fixesSchema>['diagnostics'][number];

function toLineComment({ message, location, suggestions: [{ text }] }: Diagnostic) {
  const { start, end } = location.range;
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  const side = 'RIGHT';
  const first = start.line < end.line && { start_line: start.line, start_side: side };
  const body = `${message}\n\n${fence}suggestion\n${text}\n${fence}`;
  return { path: location.path, ...first, line: end.line, side, body };
}

/** Whether only content differs, so that our own code produced the data. */
function isContentAlone(comparison: unknown): boolean {
  const { files } = comparisonSchema.parse(comparison);
  const names = files.flatMap(({ filename, previous_filename: old = filename }) => [filename, old]);
  const isOnlyContent = names.every((name) => /^(content|public)\//.test(name));
  return isOnlyContent && files.length > 0 && files.length < MOST_FILES;
}
