import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '#check/read/files';
import { brand } from '../../src/brand.ts';
import { PROJECT } from '../site/folders.ts';

/** Names of colors that are words of any trade; shorter ones are too. */
const ORDINARY = ['raised', 'control', 'placeholder'];

/** Words that only this brand says: its name, its fonts and its colors. */
function listBrandWords(): string[] {
  const site = parse(readFileSync(join(PROJECT, 'content/site.yaml'), 'utf8'));
  const families = Object.values(brand.fonts).map(({ family }) => family);
  const names = [site.brand.name, ...families].map((name: string) => name.split(' ', 1)[0] ?? '');
  const colors = Object.keys(brand.colors).flatMap((name) => name.split('-'));
  const own = colors.filter((word) => word.length > 5 && !ORDINARY.includes(word));
  return [...new Set([...names, ...own])];
}

/** The addresses of pages below other pages, which only the site can know. */
async function listAddresses(): Promise<string[]> {
  const files = await listFiles(join(PROJECT, 'content/pages'));
  const pages = files.filter((file) => file.includes('/') && !file.includes('['));
  return pages.map((file) => `/${file.replace(/\.mdx$/, '')}`);
}

/** The code of the engine by file, without comments, which may give examples, and tests. */
async function readEngine(): Promise<[file: string, code: string][]> {
  const files = await listFiles(PROJECT, 'engine');
  return files
    .filter((file) => /\.(tsx?|mjs|txt)$/.test(file) && !/\/tests\/|\.test\./.test(file))
    .map((file) => {
      const text = readFileSync(join(PROJECT, file), 'utf8');
      return [file, text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')];
    });
}

it('the engine says no word of this brand, and no address of its pages', async () => {
  const words = [...listBrandWords(), ...(await listAddresses())];
  expect(words.length).toBeGreaterThan(5);
  const code = await readEngine();
  const found = code.flatMap(([file, text]) =>
    words
      .filter((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(text))
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
