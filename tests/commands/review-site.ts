import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { z } from 'zod';

import { runReview } from '#cli/review';
import { folderOf } from '#review/build-state';
import { reviewSchema } from '#review/review-data';
import { runGit } from '../run-git.ts';
import { PROJECT } from '../site/folders.ts';

/** A site with a trivial build: a page for each entry, with a shared footer. */
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
  const text = (args) => args.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const main = '<h1>' + text(title) + '</h1><p>' + text(body) + '</p>';
  const html = '<!doctype html><html><head><style>' + css + '</style></head><body><main>' + main + '</main><footer>' + phone + '</footer></body></html>';
  writeFileSync('dist' + path + '.html', html);
  writeFileSync('dist' + path + '.json', JSON.stringify({ kind: 'insight', path, head: { title, description: '' }, article: { slug, path, title } }));
}
`;

export let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-review-'));
  const scripts = { build: 'node build.mjs' };
  await write('package.json', JSON.stringify({ type: 'module', scripts }));
  await write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }));
  await write('.gitignore', 'node_modules\n/src\n/review\ndist\n.build\n');
  await write('build.mjs', BUILD);
  await write('style.css', 'p { color: black; }');
  await write('content/site.yaml', 'contact:\n  phone: "+1 555 0142"\n');
  for (const slug of ['one', 'two', 'three', 'four']) await writeEntry(slug, `Words of ${slug}`);
  await symlink(join(PROJECT, 'src'), join(root, 'src'));
  await symlink(join(PROJECT, 'engine'), join(root, 'engine'));
});
afterEach(async () => {
  await rm(folderOf(root), { recursive: true, force: true });
  await rm(root, { recursive: true, force: true });
});

export async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

export function writeEntry(slug: string, body: string, title = `Entry ${slug}`): Promise<void> {
  return write(`content/insights/${slug}.mdx`, `---\ntitle: ${title}\n---\n${body}`);
}

export const git = (...args: string[]) => runGit(root, ...args);

export function commit(): void {
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
}

export async function review(args: string[] = [], browser?: string) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const call = { root, args, env: {}, print, printError: print };
  const code = await runReview(call, browser);
  return { code, output };
}

export async function readReview(): Promise<z.infer<typeof reviewSchema>> {
  return reviewSchema.parse(JSON.parse(await readFile(join(root, 'review/review.json'), 'utf8')));
}
