import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { GitHubReviews, LineComment } from './github-reviews';
import { serveGitHub } from './github-reviews';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const ARTICLE = 'content/insights/battery-life-field-radios.mdx';
const [NEW, OLD] = ['(/company/contact)', '(/company/contact/)'];
const REVIEW = {
  ...{ version: 3, base: 'main', sentence: 'One article changed.', notes: [], total: 1 },
  ...{ files: [], pages: [], consequences: [], preview: '', report: '' },
  problems: { fresh: [], mended: [], old: [] },
};

let workspace: Workspace;
let host: GitHubReviews;

const git = (...words: string[]) => {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const options = { cwd: workspace.root, encoding: 'utf8' } as const;
  return execFileSync('git', [...person, ...words], options).trimEnd();
};

beforeAll(async () => {
  host = await serveGitHub('secret', git);
  workspace = await createWorkspace({
    GITHUB_API_URL: host.address,
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_TOKEN: 'secret',
    GITHUB_EVENT_PATH: 'event.json',
  });
  await rm(join(workspace.root, '.git'), { recursive: true, force: true });
  // What was wrong before stands on lines that the pull request does not show.
  await workspace.edit(ARTICLE, NEW, OLD);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'content', 'public');
  git('commit', '--quiet', '--message=Begin');
  git('switch', '--quiet', '--create', 'words');
});
afterAll(async () => {
  host.close();
  await workspace.remove();
});

/** What the workflows do for a push. */
async function push() {
  git('commit', '--quiet', '--all', '--allow-empty', '--message=Write');
  const { output } = await workspace.run('check', '--format', 'rdjson');
  const head_repository = { owner: { login: 'somebody' } };
  const head = { head_sha: git('rev-parse', 'HEAD'), head_branch: 'words', head_repository };
  const run = { id: 5, html_url: 'https://github.com/owner/name/actions/runs/5', ...head };
  await workspace.write('event.json', JSON.stringify({ workflow_run: run }));
  await workspace.write('review.json', JSON.stringify(REVIEW));
  await workspace.write('fixes.json', output);
  return workspace.run('review-comment', '.');
}

/** What "Commit suggestion" does. */
async function press({ path, body, line, start_line: start = line }: LineComment) {
  const [, text = ''] = /```suggestion\n([\s\S]*)\n```$/.exec(body) ?? [];
  const lines = (await readFile(join(workspace.root, path), 'utf8')).split('\n');
  lines.splice(start - 1, line - start + 1, text);
  await workspace.write(path, lines.join('\n'));
}

it('stand once on lines that a pull request shows, and mend it as they are pressed', async () => {
  await workspace.edit(ARTICLE, 'category: Technical Guides', 'catgory: technical guides');
  await workspace.edit(ARTICLE, '## What is in the can', '# What is in the can');
  const pasted = '·  <Term slug="fault-pasage">one</Term>\n·  two\n\n| a | b |\n| 1 | 2 |';
  await workspace.edit(
    ARTICLE,
    '## What each thing costs',
    `## What each thing costs\n\n${pasted}`,
  );

  expect((await push()).output).toMatch(/comment posted, new suggestions: 4/);
  expect((await push()).output).toMatch(/comment renewed, new suggestions: 0/);
  const [first] = host.reviews;
  for (const one of first?.comments.toReversed() ?? []) await press(one);
  // Two problems of one line were two presses.
  expect((await push()).output).toMatch(/comment renewed, new suggestions: 1/);
  const [, second] = host.reviews;
  for (const one of second?.comments ?? []) await press(one);
  expect((await push()).output).toMatch(/comment renewed, new suggestions: 0/);
  expect(host.comments).toHaveLength(1);

  const { output } = await workspace.run('check', '--format', 'json');
  const { problems } = z.object({ problems: z.array(z.unknown()) }).parse(JSON.parse(output));
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('/company/contact/') }),
  ]);
  await workspace.edit(ARTICLE, OLD, NEW);
  expect((await workspace.run('check')).code).toBe(0);
});
