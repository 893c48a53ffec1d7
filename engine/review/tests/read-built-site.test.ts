import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest, readBuiltSite } from '../built-site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Reads a site that consists of these files. */
function read(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return readBuiltSite(root);
}

const dataOf = (path: string) => JSON.stringify({ path, head: { title: 'T', description: 'D' } });

it('its pages are the documents with data beside them', async () => {
  const { pages, files } = await read({
    'index.html': '<p>Home</p>',
    'index.json': dataOf('/'),
    'a/b.html': '<p>B</p>',
    'a/b.json': dataOf('/a/b'),
    'a/b.html.br': '',
    'a/b.html.gz': '',
    'old.html': 'leads on',
    'odd.html': 'with other data',
    'odd.json': '{"path":"/odd"}',
    'feed.json': dataOf('/feed'),
  });
  expect(files).not.toContain('a/b.html.br');
  expect(files).toHaveLength(8);
  expect([...pages.keys()]).toEqual(['/a/b', '/']);
  expect(pages.get('/')).toMatchObject({ title: 'T', description: 'D', html: '<p>Home</p>' });
});

it('its redirects are read as hosts read them, and there may be none', async () => {
  const lines = '/a /b 301\n\n  /c   https://d.example/?e\t301\n/lonely\n';
  expect([...(await read({ _redirects: lines })).redirects]).toEqual([
    ['/a', '/b'],
    ['/c', 'https://d.example/?e'],
  ]);
  rmSync(join(root, '_redirects'));
  expect((await readBuiltSite(root)).redirects.size).toBe(0);
});

it('a file that is missing has no text and no digest', async () => {
  const { read: readFile, digestOf } = await read({ 'a.txt': 'a', 'empty.txt': '' });
  expect(await Promise.all(['a.txt', 'b.txt'].map(readFile))).toEqual(['a', '']);
  expect(await Promise.all(['a.txt', 'b.txt', 'empty.txt'].map(digestOf))).toEqual([
    digest('a'),
    '',
    digest(''),
  ]);
  expect(digest('a')).not.toBe(digest('b'));
});

it.each([
  [
    'scripts and what is loaded early',
    '<script type="module" src="/assets/boot-1.js"></script><link rel="preload" href="/a"><link rel="modulepreload" href="/b">',
    '',
  ],
  ['the id of the build', '<html data-build="abc">', '<html data-build="abd">'],
  ['hashes of fonts', 'url(/assets/body-abcdefgh.woff2)', 'url(/assets/body-Ab_-4567.woff2)'],
  ['names of pictures', '"/assets/old-12345678.png"', '"/assets/new-12345678.png"'],
])('%s are the same to readers', async (_, one, other) => {
  const files = { 'a.json': dataOf('/a'), 'b.json': dataOf('/b') };
  const site = await read({ ...files, 'a.html': `<p>${one}</p>`, 'b.html': `<p>${other}</p>` });
  expect(site.pages.get('/a')?.neutral).toBe(site.pages.get('/b')?.neutral);
});

it.each([
  ['hashes of pictures', '"/assets/a-12345678.png"', '"/assets/a-12345679.png"'],
  ['other links of the head', '<link rel="canonical" href="/a">', ''],
  ['names of fonts', '/assets/a-12345678.woff2', '/assets/b-12345678.woff2'],
])('%s are not', async (_, one, other) => {
  const files = { 'a.json': dataOf('/a'), 'b.json': dataOf('/b') };
  const site = await read({ ...files, 'a.html': `<p>${one}</p>`, 'b.html': `<p>${other}</p>` });
  expect(site.pages.get('/a')?.neutral).not.toBe(site.pages.get('/b')?.neutral);
});
