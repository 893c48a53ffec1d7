import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DevelopmentEditor } from '../development-editor.ts';
import { openDevelopmentEditor } from '../development-editor.ts';
import { countChanged } from '../editor-page.ts';

const ARTICLE = 'content/insights/battery-life-field-radios.mdx';

let workspace: DevelopmentEditor['workspace'];
let editor: DevelopmentEditor['editor'];
let close: DevelopmentEditor['close'];

beforeAll(async () => {
  ({ workspace, editor, close } = await openDevelopmentEditor());
});
afterAll(() => close());

/** Appends a word to a field and saves: first in the browser's folder, then on disk. */
async function write(path: string, word: string) {
  const box = (await editor.field(path)).getByRole('textbox').first();
  await box.fill(`${await box.inputValue()}${word}`);
  const text = await editor.save(ARTICLE);
  await workspace.write(ARTICLE, text);
  return text;
}

it('changes one line of a file where one word is edited, and the content still fits', async () => {
  const before = await readFile(join(workspace.root, ARTICLE), 'utf8');
  await editor.open('insights/entries/battery-life-field-radios');
  const after = await write('excerpt', ' Edited.');
  expect(countChanged(before, after)).toBe(1);
  expect(after).toContain(' Edited.');
  await expect.poll(() => editor.page.locator('#problems').innerText()).toBe('Everything fits');
  expect((await workspace.run('check')).code).toBe(0);
});

it('begins a plain page in a folder of its choice, and lets nobody move it later', async () => {
  const { page } = editor;
  const folder = page.locator('.parent-folder-button');
  await editor.open('plain/new');
  const fields = {
    'seo.title': 'Spare parts',
    'header.title': 'Which parts we keep',
    'header.lead': 'All.',
  };
  const description = 'Which parts we keep in store, and for how many years after delivery we do.';
  for (const [path, text] of Object.entries({ ...fields, 'seo.description': description }))
    await (await editor.field(path)).getByRole('textbox').first().fill(text);
  await folder.click();
  await page.getByRole('treeitem', { name: 'company' }).last().click();
  const file = 'content/pages/company/spare-parts.mdx';
  await workspace.write(file, await editor.save(file));
  expect((await workspace.run('check')).output).toContain('All content is valid.');
  await editor.open('plain/entries/company/spare-parts');
  await expect.poll(() => folder.isVisible()).toBe(false);
});

it('fixes a whole pasted article by one press of a button beside the form', async () => {
  const { page } = editor;
  const panel = page.locator('#problems');
  const path = join(workspace.root, ARTICLE);
  const before = await readFile(path, 'utf8');
  await editor.open('insights/entries/battery-life-field-radios');
  await workspace.write(ARTICLE, `${before.trimEnd()}\n\n•\tOne\n•\tTwo ==fields==\n`);
  await expect.poll(() => panel.innerText()).toContain('makes no list');
  await panel.getByRole('button').click();
  await expect
    .poll(() => readFile(path, 'utf8'))
    .toBe(`${before.trimEnd()}\n\n- One\n- Two **fields**\n`);
  await expect.poll(() => panel.innerText()).toContain('Everything fits');
});

it('fixes nothing for a page of another site', async () => {
  const { origin } = new URL(editor.page.url());
  const ask = (headers: Record<string, string>) =>
    fetch(`${origin}/admin/problems/fix`, { method: 'POST', headers });
  expect((await ask({ origin: 'https://other.example' })).status).toBe(403);
  expect((await ask({})).status).toBe(403);
});

it('shows beside the form what the check says of a saved file', async () => {
  await workspace.edit(ARTICLE, /^author: .*/m, 'author: nobody-we-know');
  const panel = editor.page.locator('#problems');
  await expect.poll(() => panel.innerText()).toContain('author is "nobody-we-know"');
  expect(await panel.innerText()).toContain(ARTICLE);
});
