import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { splitFrontmatter } from '#check/read/split-frontmatter';
import { PROJECT } from '../../site/folders.ts';
import type { DevelopmentEditor } from '../development-editor.ts';
import { openDevelopmentEditor } from '../development-editor.ts';
import { findChanged } from '../editor-page.ts';

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

let workspace: DevelopmentEditor['workspace'];
let editor: DevelopmentEditor['editor'];
let close: DevelopmentEditor['close'];

async function addDifficult({ write }: DevelopmentEditor['workspace']) {
  const fields = await readFile(join(PROJECT, FIELDS), 'utf8');
  for (const file of await readdir(FIXTURES)) {
    const text = await readFile(join(FIXTURES, file), 'utf8');
    const head = fields.slice(0, fields.length - (splitFrontmatter(fields)?.body.length ?? 0));
    await write(`content/insights/difficult-${file}`, `${head}\n${text}`);
  }
}

beforeAll(async () => {
  ({ workspace, editor, close } = await openDevelopmentEditor({ prepare: addDifficult }));
});
afterAll(() => close());

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
