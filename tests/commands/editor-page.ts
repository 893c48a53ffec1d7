import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { listFiles } from '../../engine/check/read/files.ts';
import { openBrowser } from './development.ts';

/** The editor in a browser, with a folder in browser storage instead of one that a person picks. */
export interface EditorPage {
  page: Page;
  /** Opens the form at an address such as `insights/entries/ring`. */
  open: (address: string) => Promise<void>;
  /** A field by its path, such as `seo.title`, expanded. */
  field: (path: string) => Promise<Locator>;
  /** Types a word into the text, after a word in the middle of it. */
  type: (word: string) => Promise<void>;
  /** Places the caret in front of words of the text. */
  goTo: (text: string) => Promise<void>;
  /** Saves, and returns the new text of the file. */
  save: (file: string) => Promise<string>;
  /** The same editor in another tab, on the same folder. */
  openTab: () => Promise<EditorPage>;
  /** Writes a file into the folder, as another program would. */
  write: (file: string, text: string) => Promise<void>;
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
  return toEditorPage(page, () => browser.close());
}

async function toEditorPage(page: Page, close: () => Promise<void>): Promise<EditorPage> {
  await page
    .getByRole('button', { name: /create|new/i })
    .first()
    .waitFor();
  const readAll = () => page.evaluate(readFolder);
  let saved = await readAll();

  return {
    page,
    readAll,
    close,
    write: (file, text) => page.evaluate(writeFolder, [[file, text]]),
    async openTab() {
      const tab = await page.context().newPage();
      await tab.goto(page.url().replace(/#.*/, ''));
      return toEditorPage(tab, () => tab.close());
    },
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
    async type(word) {
      await expect.poll(() => page.evaluate(scrollToText)).toBe(true);
      await page.locator('.lexical-root [data-lexical-text]').first().waitFor();
      await page.evaluate(placeCaret);
      await page.keyboard.type(` ${word}`);
    },
    async goTo(text) {
      await page.evaluate(placeCaretBefore, text);
    },
    async save(file) {
      const before = saved[file];
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expect.poll(async () => (await readAll())[file] !== before).toBe(true);
      saved = await readAll();
      return saved[file] ?? '';
    },
  };
}

/** How many lines differ between two texts of the same length; both lengths if these differ. */
export function countChanged(before: string, after: string): number | [number, number] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return [old.length, now.length];
  return old.filter((line, at) => line !== now[at]).length;
}

/** The lines that differ between two texts, as they were and as they are. */
export function findChanged(before: string, after: string): (string | undefined)[][] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const all = Array.from({ length: Math.max(old.length, now.length) }, (_, at) => [
    old[at],
    now[at],
  ]);
  return all.filter(([line, other]) => line !== other);
}

function isText(file: string): boolean {
  return /\.(mdx|yaml)$/.test(file);
}

/** Scrolls down to the text, whether it is there: fields are drawn when they come into view. */
function scrollToText(): boolean {
  const fields = document.querySelectorAll('section.field[data-key-path]');
  fields.item(fields.length - 1).scrollIntoView();
  const text = document.querySelector('.lexical-root');
  text?.scrollIntoView();
  return text !== null;
}

/** Places the caret behind a word in the middle of the text. */
function placeCaret() {
  const texts = [...document.querySelectorAll('.lexical-root [data-lexical-text]')];
  const text = texts.flatMap(({ firstChild }) =>
    [...(firstChild?.textContent ?? '').matchAll(/\p{L}{2,}(?![^<>]*>)/gu)].map(
      ({ 0: word, index }) => ({
        node: firstChild,
        offset: index + word.length,
      }),
    ),
  );
  const { node = null, offset } = text[Math.floor(text.length / 2)] ?? {};
  node?.parentElement?.closest<HTMLElement>('.lexical-root')?.focus();
  getSelection()?.collapse(node, offset);
}

async function placeCaretBefore(text: string) {
  const texts = document.querySelectorAll('.lexical-root [data-lexical-text]');
  const node = [...texts].find(({ textContent }) => textContent?.includes(text))?.firstChild;
  getSelection()?.collapse(node ?? null, node?.textContent?.indexOf(text));
  // The form takes notice of it afterwards.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
  // `text()` would leave out a byte order mark.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
      else if (handle instanceof FileSystemFileHandle)
        found[path + name] = decoder.decode(await (await handle.getFile()).arrayBuffer());
    }
  };
  const root = await navigator.storage.getDirectory();
  await walk(await root.getDirectoryHandle('site'), '');
  return found;
}
