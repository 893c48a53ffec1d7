import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGit } from '../run-git.ts';
import type { Development } from './development.ts';
import { startDevelopment } from './development.ts';
import type { Workspace } from './workspace.ts';
import { createWorkspace } from './workspace.ts';

const SCHEMA = 'src/collections/jobs/collection.ts';
const JOB = 'content/jobs/relay-test-engineer.mdx';
const DATA = '/company/careers/relay-test-engineer.json';

let workspace: Workspace;
let development: Development;
/** What open pages are told. */
let browser: ReturnType<typeof spyOnBrowser>;

beforeAll(async () => {
  workspace = await createWorkspace();
  const { root } = workspace;
  await mkdir(join(root, '.git/info'), { recursive: true });
  runGit(root, 'init', '--quiet', '--initial-branch', 'main');
  await appendFile(join(root, '.git/info/exclude'), '\nnode_modules\n.cache\n.build\ndist\n');
  runGit(root, 'add', '.');
  runGit(root, 'commit', '--quiet', '--message', 'Start');
  development = await startDevelopment(root);
  browser = spyOnBrowser();
  expect((await development.get('/')).status).toBe(200);
});
afterAll(async () => {
  await development.close();
  await workspace.remove();
});

function spyOnBrowser() {
  return vi.spyOn(development.server.environments.client.hot, 'send');
}

const commit = (message: string) => {
  runGit(workspace.root, 'add', '.');
  runGit(workspace.root, 'commit', '--quiet', '--message', message);
};
const statusOf = async (path: string) => (await development.get(path)).status;
const shiftOf = async () => (await (await development.get(DATA)).json()).job?.shift;
const errors = () =>
  browser.mock.calls.map((call) => JSON.stringify(call)).filter((call) => call.includes('"error"'));
const wasToldOfErrors = () => errors().length > 0;

/** The server takes in what was saved a moment later. */
const soon = { interval: 200 };

describe('the development server, without a restart', () => {
  it('knows a field that its schema has got', async () => {
    await workspace.edit(JOB, '\ndate:', '\nshift: Night\ndate:');
    await expect.poll(wasToldOfErrors, soon).toBe(true);
    expect(JSON.stringify(browser.mock.calls)).toContain('shift is not a known field');
    const field = "shift: line(20).optional().describe('When the work is done.'),\n  ";
    await workspace.edit(SCHEMA, 'date: dayThat', `${field}date: dayThat`);
    await expect.poll(shiftOf, soon).toBe('Night');
  });

  it('shows an error in a schema, and goes on once it is fixed', async () => {
    await workspace.edit(SCHEMA, 'shift: line(20)', 'shift: lines(20)');
    const isTold = () => JSON.stringify(browser.mock.calls).includes('lines is not defined');
    await expect.poll(isTold, soon).toBe(true);
    expect(await shiftOf()).toBe('Night');
    await workspace.edit(SCHEMA, 'shift: lines(20)', 'evenings: line(20)');
    await workspace.edit(JOB, 'shift: Night', 'evenings: Night');
    const jobOf = async () => (await (await development.get(DATA)).json()).job;
    await expect.poll(async () => (await jobOf()).evenings, soon).toBe('Night');
    commit('Add a field');
  });

  it('knows a collection that was added, its pages and its routes', async () => {
    runGit(workspace.root, 'switch', '--quiet', '--create', 'events');
    const { code, output } = await workspace.run('new', 'collection', 'events');
    expect(code, output).toBe(0);
    await expect.poll(() => statusOf('/events'), soon).toBe(200);
    await expect.poll(() => statusOf('/events/first'), soon).toBe(200);
    commit('Add a collection');
  });

  it('follows when another branch is switched to, and reports nothing that is right', async () => {
    browser.mockClear();
    runGit(workspace.root, 'switch', '--quiet', 'main');
    await expect.poll(() => statusOf('/events'), soon).toBe(404);
    runGit(workspace.root, 'switch', '--quiet', 'events');
    await expect.poll(() => statusOf('/events'), soon).toBe(200);
    expect(errors()).toEqual([]);
  });
});
