import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from '../../../engine/site/preview/preview-server';
import type { EditorPage } from '../editor-page';
import { openEditor } from '../editor-page';
import type { Workspace } from '../workspace';
import { createWorkspace } from '../workspace';

let workspace: Workspace;
let server: Server;
let editor: EditorPage;
/** What the policy keeps from the editor, but for its own logo, which it fetches as data. */
const REFUSED = /^(?!.*data:image\/svg).*Content Security Policy/;

const asked = new Set<string>();
const refused = new Set<string>();

beforeAll(async () => {
  workspace = await createWorkspace({ SITE_EDITOR_REPO: 'owner/name' });
  const { code, output } = await workspace.run('build');
  expect({ code, output }).toMatchObject({ code: 0 });
  server = await startPreview(workspace.root, 0);
  const { port } = server.address() as AddressInfo;
  editor = await openEditor(`http://localhost:${port}/admin`, workspace.root, (page) => {
    page.on('request', (request) => asked.add(new URL(request.url()).host));
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
  const others = [...asked].filter((host) => host !== '' && !host.startsWith('localhost'));
  expect({ others, refused: [...refused] }).toEqual({ others: [], refused: [] });
});
