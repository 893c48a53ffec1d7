import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Development } from '../development';
import { startDevelopment } from '../development';
import type { EditorPage } from '../editor-page';
import { countChanged, openEditor } from '../editor-page';
import type { Workspace } from '../workspace';
import { createWorkspace } from '../workspace';

const ARTICLE = 'content/insights/battery-life-field-radios.mdx';

let workspace: Workspace;
let development: Development;
let editor: EditorPage;

beforeAll(async () => {
  workspace = await createWorkspace();
  development = await startDevelopment(workspace.root);
  editor = await openEditor(`${development.origin}admin`, workspace.root);
});
afterAll(async () => {
  await editor.close();
  await development.close();
  await workspace.remove();
});

/** Writes a word behind those of a field, and saves: in the browser's folder, then on the disk. */
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

it('shows beside the form what the check says of a saved file', async () => {
  await workspace.edit(ARTICLE, /^author: .*/m, 'author: nobody-we-know');
  const panel = editor.page.locator('#problems');
  await expect.poll(() => panel.innerText()).toContain('author is "nobody-we-know"');
  expect(await panel.innerText()).toContain(ARTICLE);
});
