import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Reads a file and replaces non-breaking spaces, which look the same, with plain ones. */
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll('\u00A0', ' ');

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Everything that developers read. */
const texts = [
  ...pages,
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
  ...['check', 'admin', 'site', 'review'].map((room) => `engine/${room}/README.md`),
  'services/forms/README.md',
];

/** A file or folder of code, by its path from the top or from the room that a README is in. */
const FILE = /(?<![\w./-])(?:src|engine|services|tests|docs|deploy|design)\/[\w./-]*\w/g;

/** What the documentation of a new collection would make, if somebody did. */
const EXAMPLE = /\/events?(?:\/|$)/;

describe('the documentation', () => {
  it('names files that exist', () => {
    const named = texts.flatMap((page) => {
      const text = read(page);
      const files = [...text.matchAll(FILE)].map(([file]) => file);
      // Examples of code are files of a page.
      const imports = [...text.matchAll(/ from '\.\.\/\.\.\/(.+)';/g)].map(
        ([, file]) => `src/${file}`,
      );
      return [...files, ...imports].map((file) => ({ page, file }));
    });
    const exists = (page: string, file: string) =>
      [ROOT, dirname(join(ROOT, page))].some((folder) => existsSync(join(folder, file)));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ page, file }) => !EXAMPLE.test(file) && !exists(page, file))).toEqual(
      [],
    );
  });

  it('names commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = texts.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run (?:-{1,2}\w+ )?([a-z][\w:-]*)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
