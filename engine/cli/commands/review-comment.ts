import { readFile } from 'node:fs/promises';
import { toComment } from '#review';

/** Prints the comment for a pull request: `review-comment <comparison.json> <review.json>`. */
const [comparison, review] = await Promise.all(
  process.argv.slice(2, 4).map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
);
const { REVIEW_URL: preview, REVIEW_REPORT_URL: report } = process.env;
process.stdout.write(
  toComment(comparison, review, { preview: preview || undefined, report: report || undefined }),
);
