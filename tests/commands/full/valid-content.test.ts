import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAtPages } from '../../content/look-at-pages.ts';
import { validArticle } from '../../content/valid-articles.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

/** `SEED=7 npx vitest run …` makes other articles; those that failed once are always the same. */
const SEED = Number(process.env.SEED ?? 1);
const ARTICLES = 16;

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
  const articles = fc.sample(validArticle, { seed: SEED, numRuns: ARTICLES });
  const files = articles.map((text, at) => [`content/insights/valid-${at}.mdx`, text] as const);
  for (const [file, text] of files) await workspace.write(file, text);
});
afterAll(() => workspace.remove());

describe(`${ARTICLES} articles of any content that is allowed`, () => {
  it('pass the check', async () => {
    const { code, output } = await workspace.run('check');
    expect(code, output).toBe(0);
  });

  it('are built', async () => {
    const { code, output } = await workspace.run('build');
    expect(code, output).toBe(0);
  });

  it('make pages that every test of pages passes', async () => {
    const code = await lookAtPages(workspace.root, (path) => path.startsWith('/insights/valid-'));
    expect(code).toBe(0);
  });
});
