import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commit, git, readReview, review, root, writeEntry } from './review-site.ts';

describe('npm run review', () => {
  it('tells what is new, changed and gone, also what is not committed, and builds the base once', async () => {
    commit();
    await writeEntry('five', 'New words');
    await writeEntry('one', 'Other words of one');
    await rm(join(root, 'content/insights/two.mdx'));
    const first = await review();
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('Building main');
    const { sentence, pages } = await readReview();
    expect(sentence).toBe('1 page new, 1 changed, 1 removed.');
    expect(pages.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
      'added /insights/five',
      'changed /insights/one',
      'removed /insights/two',
    ]);
    const second = await review(['--against', 'main']);
    expect(second.output).not.toContain('Building main');
  });

  it('says in a sentence why nothing can be compared', async () => {
    const path = process.env.PATH;
    process.env.PATH = join(root, 'nowhere');
    const withoutGit = await review().finally(() => {
      process.env.PATH = path;
    });
    const sentences = [withoutGit, await review()];
    git('init', '--quiet', '--initial-branch', 'trunk');
    sentences.push(await review());
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Begin');
    sentences.push(await review());
    sentences.push(await review(['--against', 'mian']));
    sentences.push(await review(['--agianst', 'trunk']));
    expect(sentences.map(({ code }) => code)).toEqual(Array(6).fill(2));
    expect(sentences.map(({ output }) => output)).toEqual([
      expect.stringContaining('this needs git, and there is none on this machine'),
      expect.stringContaining('not a git repository'),
      expect.stringContaining('git knows no branch, tag or commit "HEAD"'),
      expect.stringContaining('There is no branch main to compare with'),
      expect.stringContaining('git knows no branch, tag or commit "mian"'),
      expect.stringContaining('--help lists all options'),
    ]);
  });
});
