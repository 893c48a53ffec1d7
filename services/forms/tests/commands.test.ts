import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { toCsv } from '../src/commands/csv.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { openStore } from '../src/store/database.ts';
import { listInquiries } from '../src/store/inquiries.ts';
import { inquiry, numbered, post, postFiles } from './inquiry.fixture.ts';
import { runProgram } from './run.fixture.ts';
import { makeFolder, type Running, start } from './service.fixture.ts';

const drawing = 'https://grid.example/build?kv=13.8+kV&n=6';
let service: Running;
let references: string[];
let settings: Record<string, string>;

beforeEach(async () => {
  const folder = await makeFolder();
  settings = {
    DATABASE_URL: `file:${join(folder, 'forms.db')}`,
    FILES: join(folder, 'files'),
  };
  service = await start({ FOLDER: folder, ...settings });
  references = [];
  for (const number of [1, 2]) {
    const message = {
      ...numbered(number),
      topic: 'sales',
      utm_source: '=cmd',
      drawing,
      message: 'One\nTwo',
    };
    const answer = await postFiles(service.address, [new File(['x'], 'a.pdf')], { message });
    references.push((await answer.json()).reference);
  }
});

const run = (...args: string[]) => runCommand(args, settings);

it('lists what nobody has answered, shows one in full, and notes that it is answered', async () => {
  const [first = '', second = ''] = references;
  await run('answered', first.toLowerCase());
  const output = await run();
  expect(output).toContain(second);
  expect(output).not.toContain(first);
  expect(await run('list', '--all')).toContain(first);
  const shown = await run('show', second);
  for (const word of [second, inquiry.email, 'utm_source: =cmd', 'One\nTwo', 'a.pdf']) {
    expect(shown).toContain(word);
  }
});

it('writes all inquiries as CSV, without a formula in it', async () => {
  const output = await run('export');
  const lines = output.split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"'=cmd"`);
  expect(lines[1]).toContain(`"${drawing}"`);
  expect((await run('export', '--since', '2099-01-01')).split('\r\n')).toHaveLength(2);
});

it('writes all that is stored of a person, and deletes it with its files', async () => {
  const output = await run('person', inquiry.email.toUpperCase());
  expect(JSON.parse(output).inquiries).toHaveLength(2);
  expect(await run('delete', inquiry.email)).toContain('2 inquiries');
  expect(await service.listStored()).toEqual([]);
});

it('copies the database while the service uses it', async () => {
  const copy = join(service.folder, 'copy.db');
  await run('backup', copy);
  await post(service.address, numbered(3));
  const restored = await openStore(`file:${copy}`);
  expect(await listInquiries(restored)).toHaveLength(2);
  restored.close();
  await expect(run('backup', copy)).rejects.toThrow('is there already');
});

it.each([
  [['show', 'OG-NONE'], 'There is no inquiry OG-NONE.'],
  [['show'], 'npm run inquiries -- show'],
  [['constructor'], 'npm run inquiries -- show'],
  [['list', '--loud'], "Unknown option '--loud'"],
])('says what is wrong with the words %j', async (args, errors) => {
  await expect(run(...args)).rejects.toThrow(errors);
});

it('makes no database where there is none', async () => {
  const url = `file:${join(service.folder, 'other.db')}`;
  const ended = await runProgram(['inquiries'], { DATABASE_URL: url });
  expect(ended.code).toBe(1);
  expect(ended.errors).toMatch(/^There is no database at .*\n$/);
  await expect(readFile(join(service.folder, 'other.db'))).rejects.toThrow();
});

it.each([
  ['=1+1', `"'=1+1"`],
  [' @SUM(1)', `"' @SUM(1)"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a\n-2', `"a\n'-2"`],
  ['＝1', `"'＝1"`],
  ['say "yes"', '"say ""yes"""'],
  ['a - b', '"a - b"'],
])('writes %j as a cell that no spreadsheet computes', (value, cell) => {
  expect(toCsv([[value]])).toBe(`${cell}\r\n`);
});
