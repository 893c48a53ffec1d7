import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { request as ask, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOf } from '../../../tests/browser/form-server';
import { findFreePort } from '../../../tests/build/free-port';
import type { Inquiries } from '../preview/inquiries';
import { openInquiries } from '../preview/inquiries';

const ORIGIN = 'http://localhost:4173';
let root = '';
let port = 0;
let inquiries: Inquiries;
let page: Server;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inquiries-'));
  await cp('deploy/forms-endpoint.mjs', join(root, 'deploy/forms-endpoint.mjs'));
  port = await findFreePort();
  inquiries = await openInquiries(root, ORIGIN, port);
  page = createServer(async (request, response) => {
    if (!(await inquiries.answer(request, response))) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(page, 'listening');
});
afterAll(async () => {
  inquiries.close();
  page.close();
  await rm(root, { recursive: true });
});

/** What the page shows for a request with this Host header. */
async function read(path: string, host = 'localhost:4173'): Promise<string> {
  const sent = ask({ port: portOf(page), path, headers: { host } }).end();
  const [response] = await once(sent, 'response');
  return response.statusCode === 200 ? text(response) : String(response.statusCode);
}

/** Sends an inquiry with this name, the `at`th one, and waits until it is listed. */
async function send(name: string, at: number) {
  const id = String(at).repeat(24);
  const message = { form: 'inquiry', id, fax: '', email: 'a@b.example', name, message: 'Hello' };
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(message);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  await expect.poll(() => read('/inquiries')).toContain(name.replaceAll('<', '&lt;'));
}

it('lists what forms have sent, as text, the latest first', async () => {
  await send('Robin', 0);
  await send('<b>Lee</b>', 1);
  const html = await read('/inquiries?x=1');
  expect(html).not.toContain('<b>');
  expect(html.indexOf('Lee')).toBeLessThan(html.indexOf('Robin'));
});

it('begins a new list after someone has deleted the folder', async () => {
  await rm(join(root, '.inquiries'), { recursive: true });
  await send('Sam', 2);
  expect(await read('/inquiries')).not.toContain('Robin');
});

it('shows them to this machine alone, and leaves other addresses to the site', async () => {
  expect(await read('/inquiries', 'grid.example')).toBe('404');
  expect(await read('/contact')).toBe('404');
});

it('says which port is taken', async () => {
  await expect(openInquiries(root, ORIGIN, port)).rejects.toThrow(`Port ${port}`);
});

it.each([
  ['a package that is missing', "import 'nowhere';", "Cannot find package 'nowhere'"],
  ['a port that nobody may open', "throw new Error('listen EACCES')", 'listen EACCES'],
  ['what is no error of Node', "console.error('No room'); process.exit(1);", ': No room'],
  ['nothing', '', ': it ends at once'],
])('says that its server does not start for %s', async (_, code, reason) => {
  const other = await serverOf(code);
  const failed = openInquiries(other, ORIGIN, port);
  await expect(failed).rejects.toThrow(reason);
  await expect(failed).rejects.not.toThrow('is taken');
  await rm(other, { recursive: true });
});

it('starts where Node has a warning to tell first', async () => {
  const code = "console.error('(node:1) Warning: old'); console.error('Listening at port 1');";
  const other = await serverOf(code);
  const { close } = await openInquiries(other, ORIGIN, port);
  close();
  await rm(other, { recursive: true });
});

/** A folder with a different server for forms; the caller deletes it. */
async function serverOf(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inquiries-'));
  await mkdir(join(folder, 'deploy'));
  await writeFile(join(folder, 'deploy/forms-endpoint.mjs'), code);
  return folder;
}
