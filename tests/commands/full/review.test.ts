import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser, findTestBrowser } from '../../../engine/cli/find-browser.mjs';
import { commit, git, readReview, review, root, write } from '../review-site.ts';

describe('npm run review', () => {
  it('finds pages by their pictures alone where only a style changed', async (context) => {
    const browser = (await findTestBrowser()) ?? (await findBrowser());
    if (browser === undefined) return context.skip('there is no Chromium');
    commit();
    await write('style.css', 'p { color: red; }');
    await review([], browser);
    expect(await readReview()).toMatchObject({ pages: Array(4).fill({ rows: [] }) });
    const html = await readFile(join(root, 'review/index.html'), 'utf8');
    expect(html.match(/<figure>/g)).toHaveLength(16);
    await write('style.css', 'p { color: #000; }');
    await review([], browser);
    expect(await readReview()).toMatchObject({ pages: [] });
  });

  it('says that nothing differs, also in its reports', async () => {
    commit();
    const sentence = 'Nothing differs from main';
    expect(await review()).toMatchObject({ code: 0, output: expect.stringContaining(sentence) });
    expect(await readReview()).toMatchObject({ sentence: expect.stringContaining(sentence) });
  });

  it('says what stops a base or a state at hand from building', async () => {
    await write('content/broken', '');
    commit();
    await rm(join(root, 'content/broken'));
    expect(await review()).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /main \(\w{7}\) does not build[\s\S]*content\/broken is broken/,
      ),
    });
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Fix');
    await write('content/broken', '');
    expect(await review(['--against', 'HEAD'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('This change does not build'),
    });
  });
});
