import { describe, expect, it } from 'vitest';
import { createYamlFormat, mdxFormat, SOURCE } from '../formats.ts';
import type { Fields } from '../keep-yaml.ts';
import { createSaving, type Saving } from '../saving.ts';

type Entry = Parameters<Saving['beforeSave']>[0];

const PATH = 'content/notes/one.mdx';
const OLD = '---\ntitle: One\nlead: Two\n---\n\nIt is \\- 5 °C.\n\nLast.';

/** What Sveltia passes of an entry, as far as it is used. */
function toEntry(data: Fields, path = PATH, newRecord = false): Entry {
  const toMap = (value: Fields): unknown => ({
    toJS: () => value,
    get: (key: string) => (key === 'data' ? toMap(value[key] as Fields) : value[key]),
    set: (key: string, map: { toJS: () => unknown }) => toMap({ ...value, [key]: map.toJS() }),
    clear: () => toMap({}),
    merge: (more: Fields) => toMap({ ...value, ...more }),
  });
  return toMap({ data, path, newRecord }) as Entry;
}

/** A page with one form and one file, and what somebody does in it. */
function openPage(file: string | undefined | null, printed?: string) {
  const disk = { file };
  const glossary = createYamlFormat();
  const saving = createSaving({
    readFile: async () => disk.file,
    formText: () => ({ printed }),
    lists: new Map([['content/glossary.yaml', { field: 'terms', format: glossary }]]),
  });
  return {
    disk,
    list: saving.record(glossary),
    async save(values: Fields, path = PATH, isNew = false) {
      const entry = await saving.beforeSave(toEntry(values, path, isNew));
      const data = entry.get('data').toJS();
      const format = path.endsWith('.yaml') ? glossary : mdxFormat;
      const text = saving.record(format).toFile(path.endsWith('.yaml') ? data.terms : data);
      disk.file = disk.file === null ? null : text;
      saving.afterSave(entry);
      return { text, data };
    },
  };
}

const opened = mdxFormat.fromFile(OLD) as Fields;
const READ = { ...opened, body: 'It is - 5 °C.\n\nLast.' };

describe('saving a form', () => {
  it('leaves the source of a text that nobody edited', async () => {
    const page = openPage(OLD, READ.body);
    expect((await page.save({ ...READ, title: 'Uno' })).text).toBe(OLD.replace('One', 'Uno'));
  });

  it('keeps what another program has changed elsewhere', async () => {
    const theirs = OLD.replace('Two', 'Three # why').replace('Last.', 'At last.');
    const page = openPage(`${theirs}\n`, READ.body);
    const { text, data } = await page.save({
      ...READ,
      title: 'Uno',
      body: 'It is - 6 °C.\n\nLast.',
    });
    expect(text.trim()).toBe(theirs.replace('One', 'Uno').replace('5', '6'));
    expect(data).toMatchObject({ lead: 'Three', body: 'It is \\- 6 °C.\n\nAt last.' });
  });

  it('begins with what it saved before, also without a file to look at', async () => {
    for (const file of [OLD, null]) {
      const page = openPage(file, READ.body);
      const { data } = await page.save({ ...READ, title: 'Uno' });
      const { text } = await page.save({ ...data, lead: 'Due' });
      expect(text).toBe(OLD.replace('One', 'Uno').replace('Two', 'Due'));
    }
  });

  it('changes a field a second time, whose form trimmed what it read of the file', async () => {
    const page = openPage(`${OLD}\n`, READ.body);
    const { data } = await page.save({ ...READ, title: 'Uno' });
    const again = { ...data, [SOURCE]: String(data[SOURCE]).trim(), title: 'Due' };
    expect((await page.save(again)).text.trim()).toBe(OLD.replace('One', 'Due'));
  });

  it('begins with a text that was read anew since it saved', async () => {
    const page = openPage(null, READ.body);
    await page.save({ ...READ, title: 'Uno' });
    const anew = mdxFormat.fromFile(OLD.replace('Two', 'Deux # why')) as Fields;
    const { text } = await page.save({ ...anew, title: 'Un' });
    expect(text).toBe(OLD.replace('Two', 'Deux # why').replace('One', 'Un'));
  });

  it.each([
    [
      'has the same field changed',
      OLD.replace('One', 'Eins'),
      /somebody else has changed title of /,
    ],
    ['has the same line changed', OLD.replace('Last', 'End'), /has changed the text of /],
    ['is gone', undefined, /was renamed or removed/],
  ])('refuses what a file that %s would lose', async (_, file, message) => {
    const page = openPage(file, READ.body);
    const saved = page.save({ ...READ, title: 'Uno', body: READ.body.replace('Last', 'First') });
    await expect(saved).rejects.toMatchObject({
      message: 'saving_failed',
      cause: { message: expect.stringMatching(message) },
    });
    expect(page.disk.file).toBe(file);
  });

  it('refuses a new entry with the name of a file, and saves it under another one', async () => {
    const page = openPage(OLD);
    const values = { title: 'New', body: '' };
    await expect(page.save(values, PATH, true)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('already') },
    });
    page.disk.file = undefined;
    expect((await page.save(values, PATH, true)).text).toContain('title: New');
    expect((await page.save({ ...values, title: 'Newer' })).text).toContain('title: Newer');
  });

  it('joins a list that somebody else has changed', async () => {
    const page = openPage('- a: 1 # why\n- a: 3 # how\n');
    page.list.fromFile('- a: 1 # why\n- a: 2\n');
    const { text } = await page.save({ terms: [{ a: 4 }, { a: 2 }] }, 'content/glossary.yaml');
    expect(text).toBe('- a: 4 # why\n- a: 3 # how\n');
  });

  it('reads and writes a file with the line ends of Windows, and a byte order mark', async () => {
    const file = `\uFEFF${OLD.replaceAll('\n', '\r\n')}\r\n`;
    const page = openPage(file, READ.body);
    const { text, data } = await page.save({ ...READ, title: 'Uno' });
    expect(text).toBe(file.replace('One', 'Uno'));
    const again = await page.save({ ...data, lead: 'Due' });
    expect(again.text).toBe(file.replace('One', 'Uno').replace('Two', 'Due'));
  });
});
