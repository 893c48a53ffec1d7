import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { compareFiles } from '../compare-fields.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compare-fields-'));
});
afterEach(() => rm(root, { recursive: true }));

const sideOf = (side: 'before' | 'after') => join(root, side);

async function write(side: 'before' | 'after', file: string, text: string): Promise<void> {
  await mkdir(dirname(join(sideOf(side), file)), { recursive: true });
  await writeFile(join(sideOf(side), file), text);
}

/** The fields that changed in one file, each as its name and the segments of its text. */
async function compare(file: string, before: string, after: string) {
  await write('before', file, before);
  await write('after', file, after);
  const changes = await compareFiles(sideOf('before'), sideOf('after'), [
    { kind: 'changed', file },
  ]);
  return changes.flatMap(({ rows }) => rows.map(({ label, segments }) => [label, ...segments]));
}

describe('what people changed in the fields of content', () => {
  it('names a row of a list by its label, wherever it stands', async () => {
    const write = (...rows: string[]) => `---\nspecifications:\n${rows.join('')}---\n`;
    const row = (label: string, value: string) => `  - label: ${label}\n    value: ${value}\n`;
    const before = write(row('Class', '0.2S'), row('Voltage', '230 V'));
    const after = write(row('Voltage', '230 V'), row('Class', '0.5S'));
    expect(await compare('content/products/core.mdx', before, after)).toEqual([
      ['specifications, Class, value', { kind: 'out', text: '0.2S' }, { kind: 'in', text: '0.5S' }],
    ]);
  });

  it('tells two rows of one name apart', async () => {
    const write = (first: string, second: string) =>
      `rows:\n  - label: Height\n    value: ${first}\n  - label: Height\n    value: ${second}\n`;
    expect(await compare('content/site.yaml', write('low', 'tall'), write('flat', 'tall'))).toEqual(
      [['rows, Height, value', { kind: 'out', text: 'low' }, { kind: 'in', text: 'flat' }]],
    );
  });

  it('shows a list of texts as one field', async () => {
    const file = 'content/products/core.mdx';
    expect(
      await compare(file, '---\ntags: [a, b]\n---\n', '---\ntags: [a, c]\n---\n'),
    ).toMatchObject([['tags', { text: 'a · ' }, { text: 'b' }, { text: 'c' }]]);
  });

  it('leaves an address as it is', async () => {
    const file = 'content/redirects.yaml';
    expect(await compare(file, '/a: /b\n', '/a: /b\n/old-page: /b\n')).toEqual([
      ['/old-page', { kind: 'in', text: '/b' }],
    ]);
  });

  it('are those of a file that has moved, too', async () => {
    const [from, file] = ['content/stories/ring.mdx', 'content/stories/loop.mdx'];
    await write('before', from, '---\ntitle: Ring\nsrc: ./ring.svg\n---\n');
    await write('after', file, '---\ntitle: Ring\nsrc: ./loop.svg\n---\n');
    const changed = [{ kind: 'moved', file, from } as const];
    expect(await compareFiles(sideOf('before'), sideOf('after'), changed)).toMatchObject([
      { kind: 'moved', file, from, title: 'Ring', rows: [{ label: 'src' }] },
    ]);
  });

  it('are named as in the file, with what was empty before', async () => {
    const file = 'content/insights/a.mdx';
    const before = '---\nreadTime: 4\nseo: { og-title: A, no_index: false, old: }\nalt: ~\n---\n';
    const after = '---\nreadTime: 5\nseo: { og-title: B, no_index: true, old: x }\nalt: y\n---\n';
    expect((await compare(file, before, after)).map(([label]) => label)).toEqual([
      'readTime',
      'seo, og-title',
      'seo, no_index',
      'seo, old',
      'alt',
    ]);
  });

  it('names rows without a name by their number, and texts among them', async () => {
    const file = 'content/site.yaml';
    const write = (text: string) =>
      `rows:\n  - { value: 1 }\n  - { value: ${text} }\n  - ${text}\n`;
    expect((await compare(file, write('2'), write('3'))).map(([label]) => label)).toEqual([
      'rows, 2, value',
      'rows, 3',
    ]);
  });

  it.each([
    [{ headline: 'H', label: 'L' }, 'H'],
    [{ header: { title: 'T' }, label: 'L' }, 'T'],
    [{ name: 'N', title: 5 }, 'N'],
    [{ header: 'T' }, 'a'],
  ])('calls a file with %j %s', async (fields, title) => {
    await write('after', 'content/a.yaml', JSON.stringify(fields));
    const changed = [{ kind: 'added', file: 'content/a.yaml' } as const];
    expect(await compareFiles(sideOf('before'), sideOf('after'), changed)).toEqual([
      { kind: 'added', file: 'content/a.yaml', from: undefined, title, rows: [] },
    ]);
  });

  it('tells which files came and went, and nothing of code', async () => {
    await write('before', 'content/jobs/gone.mdx', 'No fields.');
    await write('after', 'public/plan.yaml.png', ': [');
    await write('before', 'public/plan.yaml.png', '');
    const changes = await compareFiles(sideOf('before'), sideOf('after'), [
      { kind: 'removed', file: 'content/jobs/gone.mdx' },
      { kind: 'changed', file: 'public/plan.yaml.png' },
      { kind: 'changed', file: 'src/content/site.ts' },
    ]);
    expect(changes.map(({ title, rows }) => [title, rows])).toEqual([
      ['gone', []],
      ['plan.yaml', []],
    ]);
  });
});
