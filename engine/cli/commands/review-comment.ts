import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toComment, toSuggestions } from '#review';

/** Writes what a pull request is told: `review-comment <comparison.json> <folder of the data> <folder>`. */
const [, , comparison = '', data = '', folder = ''] = process.argv;
const { REVIEW_URL: preview, REVIEW_REPORT_URL: report } = process.env;
const links = { preview: preview || undefined, report: report || undefined };
const difference = await readJson(comparison);
const comment = toComment(difference, await readJson(join(data, 'review.json')), links);
const suggestions = toSuggestions(difference, await readJson(join(data, 'fixes.json')));
await writeFile(join(folder, 'comment.md'), comment);
await writeFile(join(folder, 'suggestions.json'), JSON.stringify(suggestions));

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
