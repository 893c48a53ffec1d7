import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { runCheck } from '#check';
import { postReview } from '#review';
import contentModel from '../../src/content.config.ts';
import { runGit } from '../run-git.ts';
import { SAMPLE } from '../site/folders.ts';
import type { GitHubReviews, LineComment } from './github-reviews.ts';
import { serveGitHub } from './github-reviews.ts';

const ARTICLE = 'content/insights/battery-life-field-radios.mdx';
const [NEW, OLD] = ['(/company/contact)', '(/company/contact/)'];
const REVIEW = {
  version: 5,
  base: 'main',
  sentence: 'One article changed.',
  notes: [],
  files: [],
  pages: [],
  consequences: [],
  preview: '',
  report: '',
};

let root: string;
let host: GitHubReviews;

const git = (...args: string[]) => runGit(root, ...args);

beforeAll(async () => {
  host = await serveGitHub('secret', git);
  root = await mkdtemp(join(tmpdir(), 'ohmstead-suggestions-'));
  for (const folder of ['content', 'public'])
    await cp(join(SAMPLE, folder), join(root, folder), { recursive: true });
  // An old mistake, on lines that are not in the diff of the pull request.
  await edit(NEW, OLD);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'content', 'public');
  git('commit', '--quiet', '--message=Begin');
  git('switch', '--quiet', '--create', 'words');
});
afterAll(async () => {
  host.close();
  await rm(root, { recursive: true });
});

async function edit(args: string, replacement: string) {
  const text = await readFile(join(root, ARTICLE), 'utf8');
  expect(text).toContain(args);
  await writeFile(join(root, ARTICLE), text.replace(args, replacement));
}

async function check(...args: string[]) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const call = { root, args, env: {}, print, printError: print };
  return { code: await runCheck({ ...call, model: contentModel }), output };
}

/** Does what the workflows do after a push. */
async function push(): Promise<string> {
  git('commit', '--quiet', '--all', '--allow-empty', '--message=Write');
  const { output } = await check('--format', 'rdjson');
  const head_repository = { owner: { login: 'somebody' } };
  const head = { head_sha: git('rev-parse', 'HEAD'), head_branch: 'words', head_repository };
  const run = { id: 5, html_url: 'https://github.com/owner/name/actions/runs/5', ...head };
  const files = { review: REVIEW, fixes: JSON.parse(output) };
  return postReview({ workflow_run: run }, files, {
    GITHUB_API_URL: host.address,
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_TOKEN: 'secret',
  });
}

/** Does what "Commit suggestion" does. */
async function press({ path, body, line, start_line: start = line }: LineComment) {
  const [, text = ''] = /```suggestion\n([\s\S]*)\n```$/.exec(body) ?? [];
  const lines = (await readFile(join(root, path), 'utf8')).split('\n');
  lines.splice(start - 1, line - start + 1, text);
  await writeFile(join(root, path), lines.join('\n'));
}

it('stand once on lines that a pull request shows, and fix it as they are pressed', async () => {
  await edit('category: Technical Guides', 'catgory: technical guides');
  await edit('## The sum', '# The sum');
  const pasted = '·  <Term slug="fault-pasage">one</Term>\n·  two\n\n| a | b |\n| 1 | 2 |';
  await edit('## Two settings', `## Two settings\n\n${pasted}`);

  expect(await push()).toMatch(/comment posted, new suggestions: 4/);
  expect(await push()).toMatch(/comment renewed, new suggestions: 0/);
  const [first] = host.reviews;
  for (const one of first?.comments.toReversed() ?? []) await press(one);
  // What a mistake has hidden needs a second suggestion: the value of a misspelled field.
  expect(await push()).toMatch(/comment renewed, new suggestions: 1/);
  const [, second] = host.reviews;
  for (const one of second?.comments ?? []) await press(one);
  expect(await push()).toMatch(/comment renewed, new suggestions: 0/);
  expect(host.comments).toHaveLength(1);

  const { output } = await check('--format', 'json');
  const { problems } = z.object({ problems: z.array(z.unknown()) }).parse(JSON.parse(output));
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('/company/contact/') }),
  ]);
  await edit(OLD, NEW);
  expect((await check()).code).toBe(0);
});
