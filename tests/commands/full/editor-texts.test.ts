import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitFrontmatter } from '#check/read/split-frontmatter';
import { PROJECT } from '../../site/folders.ts';
import type { Development } from '../development.ts';
import { startDevelopment } from '../development.ts';
import type { EditorPage } from '../editor-page.ts';
import { findChanged, openEditor } from '../editor-page.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

/** Texts of the site, of every kind that has one. */
const TEXTS = [
  'insights/device-certificates-field-radios',
  'insights/goose-timing-shared-networks',
  'insights/iec-61850-brownfield-substations',
  'insights/reading-a-one-line-in-ten-minutes',
  'insights/retrofitting-vacuum-breakers',
  'insights/sizing-detuned-capacitor-bank',
  'jobs/relay-test-engineer',
  'markets/ports',
  'products/core',
  'products/link',
  'stories/grid-modernization',
  'team/dana-kessler',
];
const FIXTURES = join(PROJECT, 'tests/project/fixtures/texts');
const FIELDS = 'tests/site/content/insights/of-2030.mdx';

let workspace: Workspace;
let development: Development;
let editor: EditorPage;

beforeAll(async () => {
  workspace = await createWorkspace();
  const fields = await readFile(join(PROJECT, FIELDS), 'utf8');
  for (const file of await readdir(FIXTURES)) {
    const text = await readFile(join(FIXTURES, file), 'utf8');
    const head = fields.slice(0, fields.length - (splitFrontmatter(fields)?.body.length ?? 0));
    await workspace.write(`content/insights/difficult-${file}`, `${head}\n${text}`);
  }
  development = await startDevelopment(workspace.root);
  editor = await openEditor(`${development.origin}admin`, workspace.root);
});
afterAll(async () => {
  await editor.close();
  await development.close();
  await workspace.remove();
});

const difficult = (await readdir(FIXTURES)).map(
  (file) => `insights/difficult-${basename(file, '.mdx')}`,
);

it.each([...TEXTS, ...difficult])('changes one line of the text of %s', async (name) => {
  const file = `content/${name}.mdx`;
  const before = await readFile(join(workspace.root, file), 'utf8');
  await editor.open(name.replace('/', '/entries/'));
  await editor.type('Zebra');
  const after = await editor.save(file);
  expect(findChanged(before, after)).toEqual([
    [expect.any(String), expect.stringContaining('Zebra')],
  ]);
});

it('escapes a minus that a new paragraph begins with', async () => {
  await editor.open('insights/entries/difficult-escapes');
  await editor.type('- 5 degrees');
  await editor.goTo('- 5 degrees');
  await editor.page.keyboard.press('Enter');
  const text = await editor.save('content/insights/difficult-escapes.mdx');
  expect(text).toMatch(/\n\n\\- 5 degrees/);
});
