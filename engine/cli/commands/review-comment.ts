import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postReview } from '#review';
import { print } from '../../check/cli/print.mjs';

/** Posts a review to its pull request from a later workflow: `review-comment <data folder>`. */
export async function postComment(): Promise<void> {
  const [, , data = ''] = process.argv;
  const event = await readJson(process.env.GITHUB_EVENT_PATH ?? '');
  const review = await readJson(join(data, 'review.json'));
  const fixes = await readJson(join(data, 'fixes.json'));
  print(`${await postReview(event, { review, fixes }, process.env)}\n`);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
