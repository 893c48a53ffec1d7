import { readFile, writeFile } from 'node:fs/promises';
import { toComment } from '#review';

/** Writes the comment for a pull request: `review-comment <comparison.json> <review.json> <comment.md>`. */
const [, , comparison = '', review = '', comment = ''] = process.argv;
const { REVIEW_URL: preview, REVIEW_REPORT_URL: report } = process.env;
const links = { preview: preview || undefined, report: report || undefined };
const text = toComment(await readJson(comparison), await readJson(review), links);
await writeFile(comment, text);

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
