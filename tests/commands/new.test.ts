import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '#check/check-content';
import { runNew } from '#check/cli/run-new';
import contentModel from '../../src/content.config.ts';
import type { Workspace } from './workspace.ts';
import { createWorkspace } from './workspace.ts';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace();
});
afterAll(() => workspace.remove());

async function make(...args: string[]) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const { root } = workspace;
  const env = { SITE_NOW: '2026-12-01' };
  const code = await runNew({ model: contentModel, root, args, env, print, printError: print });
  return { code, output };
}

async function read(file: string) {
  const text = await readFile(join(workspace.root, file), 'utf8');
  const fields: Record<string, unknown> = parse(text.split('---')[1] ?? '');
  return { text, fields };
}

describe('npm run new', () => {
  it.each([
    ['products', '/products/trial'],
    ['markets', '/markets/trial'],
    ['stories', '/stories/trial'],
    ['insights', '/insights/trial'],
    ['team', '/company'],
    ['jobs', '/company/careers/trial'],
  ])('makes an entry of %s with its address', async (collection, address) => {
    const { code, output } = await make(collection, 'Trial');
    expect(output).toContain(`Written: content/${collection}/trial.mdx\n`);
    expect(output).toContain(`${address}\n`);
    expect(code).toBe(0);
  });

  it('makes entries in which the check finds nothing to change yet', async () => {
    expect(await checkContent(contentModel, workspace.root)).toEqual([]);
  });

  it('writes fields in the order of the schema, the day and the next number itself', async () => {
    const before = await readdir(join(workspace.root, 'content/jobs'));
    const { code, output } = await make('jobs', 'Prüf-Ingenieur (w/m/d)');
    expect(code).toBe(0);
    expect(output).toContain('It is a draft');
    const { text, fields } = await read('content/jobs/pruef-ingenieur-w-m-d.mdx');
    expect(Object.entries(fields)).toEqual([
      ['order', before.length + 1],
      ['title', 'Prüf-Ingenieur (w/m/d)'],
      ['department', expect.stringContaining('To do: ')],
      ['location', expect.stringContaining('To do: ')],
      ['countries', ['US']],
      ['date', '2026-12-01'],
      ['summary', expect.stringContaining('To do: ')],
      ['draft', true],
    ]);
    expect(text).toMatch(/---\n\nSay what this person will change\.\n\n## /);
  });

  it('takes the number behind the highest, where there are gaps', async () => {
    await workspace.edit('content/jobs/trial.mdx', /^order: .*$/m, 'order: 40');
    expect((await make('jobs', 'After a gap')).code).toBe(0);
    expect((await read('content/jobs/after-a-gap.mdx')).fields).toMatchObject({ order: 41 });
  });

  it.each<[string[], string]>([
    [['insights', 'Trial'], 'content/insights/trial.mdx exists already'],
    [['insights', 'Trial'], 'name the file with --slug'],
    [['insigts', 'X'], '"insigts" is not a collection'],
    [['insigts', 'X'], 'did you mean "insights"?'],
    [['jobs'], 'the title is missing'],
    [['jobs', 'Relay', 'Engineer'], '"Engineer" is one word too many; put the title between'],
    [[], 'name a collection: products, markets'],
    [['jobs', 'X', '--sett', 'order=1'], "Unknown option '--sett'"],
    [['jobs', 'X'.repeat(141)], 'title is 141 characters long, but there is room for 140'],
    [['jobs', '…'], 'makes no address; name it with --slug'],
    [['insights', 'Index'], 'a page called "index" has no file on Windows or no address'],
    [['insights', 'Con'], 'a page called "con" has no file on Windows or no address'],
    [['insights', 'Relays', '--slug', '404'], 'name it with --slug my-page'],
  ])('writes nothing for %j and says why', async (args, reason) => {
    const { code, output } = await make(...args);
    expect(code).toBe(2);
    expect(output).toContain(reason);
    expect(existsSync(join(workspace.root, 'content/jobs/x.mdx'))).toBe(false);
  });

  it('makes the first entry of a collection, which has no folder yet', async () => {
    await rm(join(workspace.root, 'content/jobs'), { recursive: true });
    expect((await make('jobs', 'First')).code).toBe(0);
    expect((await read('content/jobs/first.mdx')).fields).toMatchObject({ order: 1 });
  });

  it('explains itself', async () => {
    expect(await make('--help')).toMatchObject({ code: 0 });
  });
});
