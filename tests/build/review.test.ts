import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { runReview } from '#review';
import { folderOf } from '#review/build-state';
import { reviewSchema } from '#review/review-data';
import { findBrowser, findTestBrowser } from '../../engine/cli/find-browser.mjs';
import { PROJECT } from '../site/folders';

const run = promisify(execFile);

/** A site whose build takes no time: a page for each entry, a footer on all of them. */
const BUILD = `
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
const folder = 'content/insights';
if (readdirSync('content').includes('broken')) { console.error('content/broken is broken'); process.exit(1); }
const phone = readFileSync('content/site.yaml', 'utf8').split('"')[1];
const css = readFileSync('content/../style.css', 'utf8');
mkdirSync('dist/insights', { recursive: true });
mkdirSync('.build', { recursive: true });
for (const name of readdirSync(folder)) {
  const slug = name.replace('.mdx', '');
  const [, title, body] = /^---\\ntitle: (.*)\\n---\\n([\\s\\S]*)$/.exec(readFileSync(folder + '/' + name, 'utf8'));
  const path = '/insights/' + slug;
  const text = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const main = '<h1>' + text(title) + '</h1><p>' + text(body) + '</p>';
  const html = '<!doctype html><html><head><style>' + css + '</style></head><body><main>' + main + '</main><footer>' + phone + '</footer></body></html>';
  writeFileSync('dist' + path + '.html', html);
  writeFileSync('dist' + path + '.json', JSON.stringify({ kind: 'insight', path, head: { title, description: '' }, article: { slug, path, title } }));
}
`;
const CHECK = `console.log(JSON.stringify({ version: 1, problems: [], counts: {} }));`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-review-'));
  const scripts = { build: 'node build.mjs', check: 'node check.mjs' };
  await write('package.json', JSON.stringify({ type: 'module', scripts }));
  await write('.gitignore', 'node_modules\n/src\n/review\ndist\n.build\n');
  await write('build.mjs', BUILD);
  await write('check.mjs', CHECK);
  await write('style.css', 'p { color: black; }');
  await write('content/site.yaml', 'contact:\n  phone: "+1 555 0142"\n');
  for (const slug of ['one', 'two', 'three', 'four']) await writeEntry(slug, `Words of ${slug}`);
  await mkdir(join(root, 'node_modules'));
  await symlink(join(PROJECT, 'src'), join(root, 'src'));
  await symlink(join(PROJECT, 'engine'), join(root, 'engine'));
});
afterEach(async () => {
  await rm(folderOf(root), { recursive: true, force: true });
  await rm(root, { recursive: true, force: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

function writeEntry(slug: string, body: string, title = `Entry ${slug}`): Promise<void> {
  return write(`content/insights/${slug}.mdx`, `---\ntitle: ${title}\n---\n${body}`);
}

async function git(...words: string[]): Promise<void> {
  await run('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...words], { cwd: root });
}

async function commit(): Promise<void> {
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin');
}

async function review(words: string[] = [], browser?: string) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const call = { root, words, env: {}, isTerminal: false, print, complain: print };
  const code = await runReview(call, browser);
  return { code, output };
}

async function readReview(): Promise<z.infer<typeof reviewSchema>> {
  return reviewSchema.parse(JSON.parse(await readFile(join(root, 'review/review.json'), 'utf8')));
}

describe('npm run review', () => {
  it('tells what is new, changed and gone, also what is not committed, and builds the base once', async () => {
    await commit();
    await writeEntry('five', 'New words');
    await writeEntry('one', 'Other words of one');
    await rm(join(root, 'content/insights/two.mdx'));
    const first = await review();
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('Building main');
    const { sentence, pages, counts } = await readReview();
    expect(sentence).toBe('1 page new, 1 changed, 1 removed, no problem.');
    expect(pages.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
      'added /insights/five',
      'changed /insights/one',
      'removed /insights/two',
    ]);
    expect(counts).toMatchObject({ wordsIn: 2, wordsOut: 1, lost: 1 });
    const second = await review(['--against', 'main']);
    expect(second.output).not.toContain('Building main');
  });

  it('tells a value of all pages once', async () => {
    await commit();
    await write('content/site.yaml', 'contact:\n  phone: "+1 555 0199"\n');
    await review();
    const { files, pages, shared } = await readReview();
    const pieces = [
      { kind: 'same', text: '+1 555 ' },
      { kind: 'out', text: '0142' },
      { kind: 'in', text: '0199' },
    ];
    expect(files.map(({ file, rows }) => [file, ...rows])).toEqual([
      ['content/site.yaml', { aspect: 'words', label: 'Contact, phone', pieces }],
    ]);
    expect(shared).toMatchObject([{ rows: [{ pieces }], only: { length: 4 } }]);
    expect(pages).toEqual([]);
  });

  it('finds pages by their pictures alone where only a style changed', async (context) => {
    const browser = (await findTestBrowser()) ?? (await findBrowser());
    if (browser === undefined) return context.skip('there is no Chromium');
    await commit();
    await write('style.css', 'p { color: red; }');
    await review([], browser);
    const { pages } = await readReview();
    expect(pages.map(({ aspects }) => aspects)).toEqual(Array(4).fill(['looks']));
    const html = await readFile(join(root, 'review/index.html'), 'utf8');
    expect(html.match(/<fieldset/g)).toHaveLength(8);
    await write('style.css', 'p { color: #000; }');
    await review([], browser);
    expect(await readReview()).toMatchObject({ pages: [] });
  });

  it('writes hostile words as text in all three reports', async () => {
    await commit();
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

  it('says in a sentence why nothing can be compared', async () => {
    const path = process.env.PATH;
    process.env.PATH = join(root, 'nowhere');
    const withoutGit = await review().finally(() => {
      process.env.PATH = path;
    });
    const sentences = [withoutGit, await review()];
    await git('init', '--quiet', '--initial-branch', 'trunk');
    sentences.push(await review());
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Begin');
    sentences.push(await review());
    sentences.push(await review(['--against', 'mian']));
    sentences.push(await review(['--agianst', 'trunk']));
    expect(sentences.map(({ code }) => code)).toEqual(Array(6).fill(2));
    expect(sentences.map(({ output }) => output)).toEqual([
      expect.stringContaining('A review needs git, and there is none on this machine'),
      expect.stringContaining('is not a git repository'),
      expect.stringContaining('There is no commit yet'),
      expect.stringContaining('There is no branch main to compare with'),
      expect.stringContaining('git knows no branch, tag or commit "mian"'),
      expect.stringContaining('--help lists all options'),
    ]);
  });

  it('says that nothing differs, also in its reports', async () => {
    await commit();
    const sentence = 'Nothing differs from main';
    expect(await review()).toMatchObject({ code: 0, output: expect.stringContaining(sentence) });
    expect(await readReview()).toMatchObject({ sentence: expect.stringContaining(sentence) });
  });

  it('says what stops a base or a state at hand from building', async () => {
    await write('content/broken', '');
    await commit();
    await rm(join(root, 'content/broken'));
    expect(await review()).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /main \(\w{7}\) does not build[\s\S]*content\/broken is broken/,
      ),
    });
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Mend');
    await write('content/broken', '');
    expect(await review(['--against', 'HEAD'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('This change does not build'),
    });
  });
});
