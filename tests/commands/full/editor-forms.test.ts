import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DevelopmentEditor } from '../development-editor.ts';
import { openDevelopmentEditor } from '../development-editor.ts';
import type { EditorPage } from '../editor-page.ts';
import { findChanged } from '../editor-page.ts';

const NAME = 'insights/entries/battery-life-field-radios';
const FILE = 'content/insights/battery-life-field-radios.mdx';

let workspace: DevelopmentEditor['workspace'];
let editor: DevelopmentEditor['editor'];
let openAnother: DevelopmentEditor['openAnother'];
let close: DevelopmentEditor['close'];
/** What the browser asked, and what it is answered. */
let dialogs: string[] = [];
let answer = false;

beforeAll(async () => {
  const listen = (page: Page) => {
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.type());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
  };
  ({ workspace, editor, openAnother, close } = await openDevelopmentEditor({ listen }));
});
afterAll(() => close());

async function fill({ field }: EditorPage, path: string, text: string) {
  const box = (await field(path)).getByRole('textbox').first();
  await box.fill(text);
  return box;
}

const arrowBack = (page: Page) => page.getByRole('button', { name: 'Cancel Editing' });
const back = (page: Page) => arrowBack(page).click();
const waitUntilLeft = (page: Page) => arrowBack(page).waitFor({ state: 'hidden' });

beforeEach(async () => {
  answer = true;
  await editor.page.evaluate(() => location.assign('#/collections/insights'));
  await waitUntilLeft(editor.page);
  [dialogs, answer] = [[], false];
  await editor.open(NAME);
});

describe('leaving a form', () => {
  const ways: [way: string, leave: (page: Page) => Promise<unknown>, question: string][] = [
    ['by the arrow back', back, 'confirm'],
    [
      'by another address of the editor',
      (page) => page.evaluate(() => location.assign('#/collections/jobs')),
      'confirm',
    ],
    ['by the way back of the browser', (page) => page.evaluate(() => history.back()), 'confirm'],
    [
      'by another page',
      (page) => page.evaluate(() => location.assign('/products')),
      'beforeunload',
    ],
    ['by a reload', (page) => page.evaluate(() => location.reload()), 'beforeunload'],
  ];

  it.each(ways)('%s asks first, and keeps what was typed', async (_, leave, question) => {
    const box = await fill(editor, 'title', 'Typed, and not saved');
    await leave(editor.page);
    await expect.poll(() => dialogs).toEqual([question]);
    expect(editor.page.url()).toContain(NAME);
    expect(await box.inputValue()).toBe('Typed, and not saved');
  });

  it('asks nothing if nothing was typed, or if it was saved', async () => {
    await back(editor.page);
    await waitUntilLeft(editor.page);
    await editor.open(NAME);
    await fill(
      editor,
      'excerpt',
      'An excerpt of a text about radios in the field that is long enough.',
    );
    await editor.save(FILE);
    await editor.page.waitForURL(/#\/collections\/insights$/);
    expect(dialogs).toEqual([]);
  });

  it('asks about a text that was typed a moment ago', async () => {
    await editor.type('Zebra');
    await back(editor.page);
    await expect.poll(() => dialogs).toEqual(['confirm']);
  });
});

describe('a file that changed after its form was opened', () => {
  it('keeps what another tab has saved in it', async () => {
    const tab = await editor.openTab();
    const before = (await editor.readAll())[FILE] ?? '';
    await tab.open(NAME);
    await fill(editor, 'title', 'A title of the first tab');
    await editor.save(FILE);
    await fill(
      tab,
      'excerpt',
      'An excerpt of the second tab, which is as long as excerpts have to be.',
    );
    const after = await tab.save(FILE);
    await tab.close();
    expect(findChanged(before, after)).toEqual([
      [expect.any(String), expect.stringContaining('of the first tab')],
      [expect.any(String), expect.stringContaining('of the second tab')],
    ]);
  });

  it('is not overwritten where both changed it, and says what to do', async () => {
    const { page } = editor;
    const text = (await editor.readAll())[FILE] ?? '';
    const theirs = text.replace(/^title: .*/m, 'title: A title of somebody else');
    await editor.write(FILE, theirs);
    const box = await fill(editor, 'title', 'A title of mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).first();
    await expect
      .poll(() => dialog.innerText())
      .toContain(`somebody else has changed title of ${FILE}`);
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('A title of mine');
    expect((await editor.readAll())[FILE]).toBe(theirs);
  });
});

describe('the box of problems', () => {
  const box = () => editor.page.locator('#problems');

  it('leads to the field of a problem', async () => {
    const { page } = editor;
    const jobs = 'content/jobs/relay-test-engineer.mdx';
    await back(page);
    await workspace.edit(jobs, /^location: .*/m, 'location: ""');
    await box()
      .getByRole('link', { name: /location/ })
      .click();
    await page.waitForURL(/jobs\/entries\/relay-test-engineer/);
    const field = page.locator('section.field[data-key-path="location"]');
    await expect.poll(() => field.locator(':focus').count()).toBeGreaterThan(0);
  });

  it('does not say that all fits while a form has changes, or fields with errors', async () => {
    const { page } = editor;
    const before = (await editor.readAll())[FILE];
    await fill(editor, 'title', '');
    await expect.poll(() => box().innerText()).toContain('This form is not saved yet.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => box().innerText()).toContain('in this form: Title');
    expect((await editor.readAll())[FILE]).toBe(before);
  });

  it('names a field of a block that is empty', async () => {
    const { page } = editor;
    await editor.type('Zebra');
    await page.getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('menuitem', { name: 'Callout' }).click();
    await expect.poll(() => box().innerText()).toMatch(/Kind of Callout/);
  });

  it('says that a file has changed', async () => {
    const text = (await editor.readAll())[FILE] ?? '';
    await editor.write(FILE, text.replace(/^title: .*/m, 'title: A title of a third person'));
    await workspace.write(FILE, text);
    await expect.poll(() => box().innerText()).toContain(`${FILE} has changed`);
  });
});

describe('a first session', () => {
  let first: EditorPage;
  let next: EditorPage;
  beforeAll(async () => {
    first = await openAnother();
  });
  afterAll(() => first.close());

  it('offers what was typed when the browser was closed before it was saved', async () => {
    await first.open(NAME);
    const typed = (await first.field('title')).getByRole('textbox').first();
    await typed.press('End');
    await first.page.keyboard.type(', typed before a crash');
    await expect.poll(() => first.page.evaluate(countBackups)).toBe(1);
    next = await first.openTab();
    await first.page.close();
    await next.open(NAME);
    await next.page.getByRole('button', { name: 'Restore' }).click();
    const box = (await next.field('title')).getByRole('textbox').first();
    await expect.poll(() => box.inputValue()).toContain(', typed before a crash');
    await next.save(FILE);
  });

  it('writes a file with its own line ends, byte order mark and last line', async () => {
    const text = (await next.readAll())[FILE] ?? '';
    const before = `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`;
    await next.write(FILE, before);
    const tab = await next.openTab();
    await tab.open(NAME);
    await fill(tab, 'title', 'A title on Windows');
    expect(findChanged(before, await tab.save(FILE))).toEqual([
      [expect.any(String), expect.stringMatching(/A title on Windows.?\r$/)],
    ]);
  });
});

/** The drafts that Sveltia has kept in the browser. */
async function countBackups(): Promise<number> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const counts = (await indexedDB.databases()).map(async ({ name = '' }) => {
    const database = await settle(indexedDB.open(name));
    const store = 'draft-backups';
    const isThere = database.objectStoreNames.contains(store);
    const count = isThere ? settle(database.transaction(store).objectStore(store).count()) : 0;
    const found = await count;
    database.close();
    return found;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
