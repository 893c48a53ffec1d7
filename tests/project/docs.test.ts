import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BROKEN = join(ROOT, 'tests/commands/fixtures/broken');

/** Reads a file and replaces non-breaking spaces, which look the same, with plain ones. */
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll('\u00A0', ' ');

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** The code blocks of a page that start with a pattern. */
function blocksOf(page: string, start: RegExp): string[] {
  const blocks = [...read(page).matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(
    ([, text = '']) => text,
  );
  return blocks.filter((text) => start.test(text));
}

describe('the documentation', () => {
  it('shows reports that the check gives, word for word', () => {
    const reports = readdirSync(BROKEN, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.report.txt'))
      .flatMap((file) =>
        read(join('tests/commands/fixtures/broken', file)).trimEnd().split('\n\n'),
      );
    const shown = blocksOf('docs/checks.md', /^content\/\S+:\d+:\d+ {2}\w+ \(/);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.map((text) => text.trimEnd()).filter((text) => !reports.includes(text))).toEqual(
      [],
    );
  });

  it('names commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm run (?:-{1,2}\w+ )?([a-z][\w:-]*)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
