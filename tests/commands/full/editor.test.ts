import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DevelopmentEditor } from '../development-editor.ts';
import { openDevelopmentEditor } from '../development-editor.ts';
import { countChanged } from '../editor-page.ts';

/**
 * Files of every kind, with the field that gets a word, including those with comments and odd
 * formatting.
 */
const EDITS = [
  ['products/core', 'tagline'],
  ['products/link', 'tagline'],
  ['markets/utilities', 'description'],
  ['stories/grid-modernization', 'title'],
  ['insights/battery-life-field-radios', 'excerpt'],
  ['insights/goose-timing-shared-networks', 'excerpt'],
  ['team/dana-kessler', 'bio'],
  ['jobs/embedded-software-engineer', 'summary'],
  ['pages/privacy', 'header.lead'],
  ['pages/company/contact', 'guide'],
  ['pages/index', 'seo.description'],
  ['pages/support/technical', 'header.lead'],
  ['site', 'brand.description'],
  ['glossary', 'terms.0.definition'],
  ['calculators', 'shared.none'],
];

/** Of pages like these there may be any number. */
const PLAIN = new Set(['pages/privacy', 'pages/support/technical']);

let workspace: DevelopmentEditor['workspace'];
let editor: DevelopmentEditor['editor'];
let close: DevelopmentEditor['close'];

beforeAll(async () => {
  ({ workspace, editor, close } = await openDevelopmentEditor());
});
afterAll(() => close());

it.each(EDITS)('changes one line of %s', async (name, path) => {
  const file = `content/${name}.${name.includes('/') ? 'mdx' : 'yaml'}`;
  const before = await readFile(join(workspace.root, file), 'utf8');
  await editor.open(toAddress(name));
  const field = await editor.field(path);
  const box = field.getByRole('textbox').first();
  await box.fill(`${await box.inputValue()} Edited.`);
  const after = await editor.save(file);
  expect(countChanged(before, after)).toBe(1);
  await workspace.write(file, after);
});

it('leaves all other files, and content that still fits', async () => {
  const edited = EDITS.map(([name]) => name);
  const files = Object.entries(await editor.readAll());
  const others = files.filter(([file]) => !edited.some((name) => file.includes(`/${name}.`)));
  for (const [file, text] of others)
    expect({ file, text }).toEqual({
      file,
      text: await readFile(join(workspace.root, file), 'utf8'),
    });
  const { code, output } = await workspace.run('check');
  expect({ code, output }).toMatchObject({ code: 0 });
});

function toAddress(name: string): string {
  const [collection = '', ...rest] = name.split('/');
  if (rest.length === 0) return `_singletons/entries/${name}`;
  const entry = rest.join('-');
  if (PLAIN.has(name)) return `plain/entries/${rest.join('/')}`;
  return `${collection}/entries/${name === 'pages/index' ? 'home' : entry}`;
}
