import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from '../../site/start-preview.ts';
import { openBrowser } from '../development.ts';
import { digestSite } from '../digest-site.ts';
import type { EditorPage } from '../editor-page.ts';
import { countChanged, openEditor } from '../editor-page.ts';
import { routeGitHub } from '../github-host.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace, openWorkspace } from '../workspace.ts';

let workspace: Workspace;
let server: Server;
let editor: EditorPage;
let address: string;
/** What the CSP blocks in the editor, except its own logo, which it fetches as a data URL. */
const REFUSED = /^(?!.*data:image\/svg).*Content Security Policy/;

const hosts = new Set<string>();
const refused = new Set<string>();

beforeAll(async () => {
  workspace = await createWorkspace({ SITE_EDITOR_REPO: 'owner/name' });
  const { code, output } = await workspace.run('build');
  expect({ code, output }).toMatchObject({ code: 0 });
  server = await startPreview(workspace.root, 0);
  const { port } = server.address() as AddressInfo;
  address = `http://localhost:${port}/admin`;
  editor = await openEditor(address, workspace.root, (page) => {
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    page.on('console', (message) => {
      if (REFUSED.test(message.text())) refused.add(message.text());
    });
  });
});
afterAll(async () => {
  await editor.close();
  server.close();
  await workspace.remove();
});

it('opens, edits and shows pictures under its policy, and asks no other host', async () => {
  await editor.open('insights/new');
  await editor.open('insights/entries/battery-life-field-radios');
  const box = (await editor.field('excerpt')).getByRole('textbox').first();
  await box.fill(`${await box.inputValue()} Edited.`);
  expect(await editor.save('content/insights/battery-life-field-radios.mdx')).toContain(' Edited.');
  const others = [...hosts].filter((host) => host !== '' && !host.startsWith('localhost'));
  expect({ others, refused: [...refused] }).toEqual({ others: [], refused: [] });
});

it('makes of one word a branch, a commit, a draft and a request for review, and others of another entry', async () => {
  const { browser, page } = await openBrowser({ viewport: { width: 1360, height: 900 } });
  const host = await routeGitHub(page, workspace.root, 'secret');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await page.goto(address);
  await press('Sign In Using Access Token');
  await page.getByLabel('Personal Access Token').fill('secret');
  await press('Sign In');
  await page.getByRole('button', { name: /new/i }).first().waitFor();
  const edit = async (entry: string, path: string) => {
    const box = page.locator(`[data-key-path="${path}"]`).getByRole('textbox').first();
    // The editor may still leave the entry before, once its host has answered.
    const open = async () => {
      await page.evaluate((hash) => location.assign(hash), `#/collections/${entry}`);
      return box.isVisible();
    };
    await expect.poll(open).toBe(true);
    await box.fill(`${await box.inputValue()} Edited.`);
    await press('Save');
  };
  await edit('insights/entries/battery-life-field-radios', 'excerpt');
  await press('Send for Review');
  await expect.poll(() => host.requests).toContain('graphql markPullRequestReadyForReview');
  const requests = [...host.requests];
  await edit('products/entries/core', 'tagline');
  await expect.poll(() => host.pulls.length).toBe(2);
  await browser.close();

  const [pull, other] = host.pulls;
  expect(pull).toMatchObject({
    base: 'main',
    draft: false,
    labels: ['sveltia-cms/pending_review'],
  });
  expect(other?.head).toBe('cms/products/core');
  const head = pull?.head ?? '';
  expect(host.git('rev-list', '--count', `main..${head}`)).toBe('1');
  const file = host.git('diff', '--name-only', 'main', head);
  expect(file).toBe('content/insights/battery-life-field-radios.mdx');
  const [before, after] = ['main', head].map((branch) => host.git('show', `${branch}:${file}`));
  expect(countChanged(before ?? '', after ?? '')).toBe(1);
  const writes = requests.filter((one) => /^(POST|PATCH|PUT|DELETE)|(create|mark)\w+$/.test(one));
  expect(writes).toEqual([
    'graphql createRef',
    'graphql createCommitOnBranch',
    'POST pulls',
    'POST issues/1/labels',
    'PATCH issues/1',
    'graphql markPullRequestReadyForReview',
  ]);
});

it('adds files of its own and its headers, and changes no byte of any other', async () => {
  const site = await digestSite(workspace.root);
  expect((await openWorkspace(workspace.root).run('build')).code).toBe(0);
  const plain = await digestSite(workspace.root);
  const files = [...new Set([...site.keys(), ...plain.keys()])];
  const different = files.filter((file) => site.get(file) !== plain.get(file));
  expect(different.filter((file) => !/^admin[./]/.test(file))).toEqual(['_headers']);
});
