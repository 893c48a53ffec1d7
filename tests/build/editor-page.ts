import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { listFiles } from '../../engine/base/files';
import { openBrowser } from './development';

/** The editor in a browser, with a folder in browser storage instead of one that a person picks. */
export interface EditorPage {
  page: Page;
  /** Opens the form at an address such as `insights/entries/ring`. */
  open: (address: string) => Promise<void>;
  /** A field by its path, such as `seo.title`, expanded. */
  field: (path: string) => Promise<Locator>;
  /** Saves, and returns the new text of the file. */
  save: (file: string) => Promise<string>;
  /** Every content file in the folder. */
  readAll: () => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/**
 * Opens the editor on a copy of a project's content.
 * @param address the address of `/admin`
 * @param root the project's folder
 * @param listen receives the page before it is opened
 */
export async function openEditor(
  address: string,
  root: string,
  listen: (page: Page) => void = () => {},
): Promise<EditorPage> {
  const { browser, page } = await openBrowser({ viewport: { width: 1360, height: 900 } });
  listen(page);
  await page.addInitScript(() => {
    const pick = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    Object.assign(window, { showDirectoryPicker: pick });
  });
  await page.goto(address);
  const files = (await listFiles(join(root, 'content'))).filter(isText);
  await page.evaluate(
    writeFolder,
    files.map((file) => [`content/${file}`, readFileSync(join(root, 'content', file), 'utf8')]),
  );
  await page.getByRole('button', { name: /local repository/i }).click();
  await page
    .getByRole('button', { name: /create|new/i })
    .first()
    .waitFor();
  const readAll = () => page.evaluate(readFolder);
  let saved = await readAll();

  return {
    page,
    readAll,
    async open(where) {
      await page.evaluate((hash) => location.assign(hash), `#/collections/${where}`);
      await page.locator('section.field[data-key-path]').first().waitFor();
    },
    async field(path) {
      const field = page.locator(`section.field[data-key-path="${path}"]`).first();
      const folded = page.getByRole('button', { name: 'Expand All' }).first();
      await field.or(folded).first().waitFor();
      if ((await field.count()) === 0) await folded.click();
      return field;
    },
    async save(file) {
      const before = saved[file];
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expect.poll(async () => (await readAll())[file] !== before).toBe(true);
      saved = await readAll();
      return saved[file] ?? '';
    },
    close: () => browser.close(),
  };
}

/** How many lines differ between two texts of the same length; both lengths if these differ. */
export function countChanged(before: string, after: string): number | [number, number] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return [old.length, now.length];
  return old.filter((line, at) => line !== now[at]).length;
}

function isText(file: string): boolean {
  return /\.(mdx|yaml)$/.test(file);
}

async function writeFolder(files: string[][]) {
  const root = await navigator.storage.getDirectory();
  const site = await root.getDirectoryHandle('site', { create: true });
  for (const folder of ['.git', 'public']) await site.getDirectoryHandle(folder, { create: true });
  for (const [path = '', text = ''] of files) {
    const names = path.split('/');
    let folder = site;
    for (const name of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(name, { create: true });
    const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
  }
}

async function readFolder(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
      else if (handle instanceof FileSystemFileHandle)
        found[path + name] = await (await handle.getFile()).text();
    }
  };
  const root = await navigator.storage.getDirectory();
  await walk(await root.getDirectoryHandle('site'), '');
  return found;
}
