import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser, findTestBrowser } from '../../../engine/cli/find-browser.mjs';
import { commit, git, readReview, review, root, write, writeEntry } from '../review-site';

describe('npm run review', () => {
  it('tells a value of all pages once', async () => {
    commit();
    await write('content/site.yaml', 'contact:\n  phone: "+1 555 0199"\n');
    await review();
    const { files, pages } = await readReview();
    const pieces = [
      { kind: 'same', text: '+1 555 ' },
      { kind: 'out', text: '0142' },
      { kind: 'in', text: '0199' },
    ];
    expect(files.map(({ file, rows }) => [file, ...rows])).toEqual([
      ['content/site.yaml', { label: 'contact, phone', pieces }],
    ]);
    expect(pages).toMatchObject([{ rows: [{ pieces }], also: { length: 3 } }]);
  });

  it('finds pages by their pictures alone where only a style changed', async (context) => {
    const browser = (await findTestBrowser()) ?? (await findBrowser());
    if (browser === undefined) return context.skip('there is no Chromium');
    commit();
    await write('style.css', 'p { color: red; }');
    await review([], browser);
    expect(await readReview()).toMatchObject({ pages: Array(4).fill({ rows: [] }) });
    const html = await readFile(join(root, 'review/index.html'), 'utf8');
    expect(html.match(/<fieldset/g)).toHaveLength(8);
    await write('style.css', 'p { color: #000; }');
    await review([], browser);
    expect(await readReview()).toMatchObject({ pages: [] });
  });

  it('writes hostile words as text in all three reports', async () => {
    commit();
    const words = '<script>alert(1)</script> [x](javascript:alert(1)) @team';
    await writeEntry('one', words, words);
    await review();
    const [html, summary, json] = await Promise.all(
      ['index.html', 'summary.md', 'review.json'].map((file) =>
        readFile(join(root, 'review', file), 'utf8'),
      ),
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
    expect(summary).not.toMatch(/<script>|\[x\]\(|@team/);
    expect(JSON.stringify(JSON.parse(json ?? ''))).toContain('<script>alert(1)</script>');
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
    git('commit', '--quiet', '--message', 'Mend');
    await write('content/broken', '');
    expect(await review(['--against', 'HEAD'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('This change does not build'),
    });
  });
});
