import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSecurityHeaders } from '#site/build/headers';
import { readBuildFacts } from '#site/build/output';
import { startPreview } from '#site/preview/preview-server';
import { findHost, hasBrotli } from '../../engine/cli/find-hosts.mjs';
import { findFreePort } from './free-port';
import type { HostRequest } from './host-requests';
import { ask, FEED, holdConnections, hostRequests, ORIGIN, readSlowly } from './host-requests';
import { createWorkspace, type Workspace } from './workspace';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const nginx = findHost('nginx');
const caddy = findHost('caddy');
let workspace: Workspace;
let policy: string;
let origin: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  const { output } = await workspace.run('build', '--compress');
  ({ policy, origin } = await readBuildFacts(workspace.root).catch(() => {
    throw new Error(output);
  }));
  await workspace.write(`dist${FEED}`, '<rss/>');
});
afterAll(() => workspace.remove());

describe('the page at an old address', () => {
  it('leads on where a host cannot redirect, and asks robots to forget it', async () => {
    const html = await readFile(join(workspace.root, 'dist/careers.html'), 'utf8');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/company/careers"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/company\/careers"\/>/);
    expect(html).toContain('<a href="/company/careers">/company/careers</a>');
    expect(html).not.toMatch(/<script|style=/);
  });

  it('is valid HTML', async () => {
    const html = await readFile(join(workspace.root, 'dist/careers.html'), 'utf8');
    const { results } = await new HtmlValidate({
      extends: ['html-validate:standard'],
    }).validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});

describe('the preview server', () => {
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    server = await startPreview(workspace.root, 0);
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    server.close();
  });

  it.each(hostRequests)('answers $method $target ($accept) with $status', (request) =>
    expectAnswer(port, request),
  );
  it('sends every header', () => expectHeaders(port));
  it('sends the same text plain and compressed', () => expectSameText(port));
  it('sends nothing twice to who has it', () => expectNotModified(port));
  it('listens on this machine only, unless it is asked', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });
  it('serves the next build as soon as it is there', async () => {
    const page = join(workspace.root, 'dist/products.html');
    const facts = join(workspace.root, '.build/facts.json');
    const text = await readFile(page, 'utf8');
    await ask(port, { target: '/products', status: 200 });
    await writeFile(page, `${text}<!-- longer -->`);
    await writeFile(facts, await readFile(facts));
    const { headers, body } = await ask(port, { target: '/products', status: 200 });
    expect(body.toString()).toContain('<!-- longer -->');
    expect(headers['content-length']).toBe(String(body.length));
    await writeFile(page, text);
  });
});

describe.skipIf(nginx === undefined)('nginx with the shipped configuration', () => {
  let child: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    port = await findFreePort();
    child = await startNginx(workspace.root, port);
  });
  afterAll(() => {
    child.kill('SIGQUIT');
  });

  it.each(hostRequests)('answers $method $target ($accept) with $status', (request) =>
    expectAnswer(port, hasBrotli() ? request : withoutBrotli(request)),
  );
  it('sends every header', () => expectHeaders(port));
  it('sends the same text plain and compressed', () => expectSameText(port));
  it('sends nothing twice to who has it', () => expectNotModified(port));
  it('serves visitors while one client holds 2,100 connections, and cuts those', () =>
    expectPatience(port));
  it('answers one client a hundred times at once and the rest with 429', async () => {
    await workspace.write('dist/large.pdf', 'x'.repeat(20_000_000));
    const statuses = await readSlowly(port, '/large.pdf', 120);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe.skipIf(caddy === undefined)('Caddy with the shipped configuration', () => {
  let child: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    port = await findFreePort();
    child = await startCaddy(workspace.root, port);
  });
  afterAll(() => {
    child.kill();
  });

  // Caddy tidies up a path that climbs above the site before anybody can refuse it, and what is no
  // address at all is refused by the library below it, as plain text without any header of ours.
  const refused = hostRequests.filter(
    ({ target, status }) => status !== 400 || !(climbs(target) || isNoAddress(target)),
  );
  it.each(refused)('answers $method $target ($accept) with $status', (request) =>
    expectAnswer(port, request),
  );
  it.each(hostRequests.filter(({ target }) => isNoAddress(target)))(
    'refuses $target in a few words',
    async (request) => {
      const { status, headers, body } = await ask(port, request);
      expect(status).toBe(400);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body.toString()).toBe('400 Bad Request');
    },
  );
  it.each(hostRequests.filter(({ target }) => climbs(target)))(
    'gives nothing away at $target',
    async (request) => {
      const { body } = await ask(port, request);
      expect(body.toString()).not.toContain('root:');
    },
  );
  it('sends every header', () => expectHeaders(port));
  it('sends the same text plain and compressed', () => expectSameText(port));
  it('sends nothing twice to who has it', () => expectNotModified(port));
  it('serves visitors while one client holds 2,100 connections, and cuts those', () =>
    expectPatience(port));
});

/** Whether a percent sign stands for nothing. */
function isNoAddress(target: string): boolean {
  return /%(?![\da-f]{2})/i.test(target);
}

function climbs(target: string): boolean {
  return /(\.|%2e){2}/.test(target);
}

async function expectAnswer(port: number, request: HostRequest) {
  const { status, headers } = await ask(port, request);
  expect(status).toBe(request.status);
  const expected = { 'content-security-policy': policy, ...request.headers };
  for (const [name, value] of Object.entries(expected)) {
    expect(headers[name]?.toString().replace(origin, ORIGIN), name).toBe(value);
  }
}

async function expectHeaders(port: number) {
  for (const target of ['/', '/nowhere', '/careers', '/frame.json']) {
    const { headers } = await ask(port, { target, status: 200 });
    for (const [name, value] of listSecurityHeaders(policy)) {
      expect(headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
    }
  }
  const { body } = await ask(port, { target: '/', status: 200 });
  const script = /src="(\/assets\/boot[^"]+)"/.exec(body.toString())?.[1] ?? '';
  const { headers } = await ask(port, { target: script, status: 200 });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
}

async function expectPatience(port: number) {
  const { cut } = await holdConnections(port, 2100);
  const start = performance.now();
  for (let visit = 0; visit < 20; visit += 1) {
    const answer = ask(port, { target: '/products', status: 200 }).then(({ status }) => status);
    expect(await Promise.race([answer, cut])).toBe(200);
  }
  expect(performance.now() - start, 'milliseconds for 20 visits').toBeLessThan(4000);
  await cut;
  expect(performance.now() - start, 'milliseconds until all are cut').toBeLessThan(30_000);
}

async function expectSameText(port: number) {
  for (const target of ['/insights', '/nowhere', '/api/placeholder/1200/675']) {
    const plain = await ask(port, { target, status: 200 });
    const gzip = await ask(port, { target, accept: 'gzip', status: 200 });
    expect(gunzipSync(gzip.body).equals(plain.body), target).toBe(true);
    const best = await ask(port, { target, accept: 'gzip, br', status: 200 });
    const unpack = best.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(best.body).equals(plain.body), target).toBe(true);
  }
}

async function expectNotModified(port: number) {
  const url = `http://127.0.0.1:${port}/products`;
  const first = await fetch(url);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const second = await fetch(url, { headers: { 'If-None-Match': tag } });
  expect(second.status).toBe(304);
}

function withoutBrotli(request: HostRequest): HostRequest {
  if (request.headers?.['content-encoding'] !== 'br') return request;
  return { ...request, headers: { ...request.headers, 'content-encoding': 'gzip' } };
}

/** Starts nginx on a port of its own; nothing else of the configuration is changed. */
async function startNginx(root: string, port: number): Promise<ChildProcess> {
  await cp(DEPLOY, join(root, 'deploy'), { recursive: true });
  if (!hasBrotli()) await rm(join(root, 'deploy/brotli'), { recursive: true });
  const file = join(root, 'deploy/nginx.conf');
  const shipped = await readFile(file, 'utf8');
  await writeFile(file, shipped.replace('listen 8080;', `listen 127.0.0.1:${port};`));
  // Started by root, its workers run as nobody, who may not look into a private folder.
  await chmod(root, 0o755);
  const options = ['-p', root, '-c', 'deploy/nginx.conf', '-g', 'daemon off;'];
  return untilAnswered(spawn(nginx ?? 'nginx', options), port);
}

async function startCaddy(root: string, port: number): Promise<ChildProcess> {
  await cp(DEPLOY, join(root, 'deploy'), { recursive: true });
  const options = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  const env = { ...process.env, SITE_ADDRESS: `http://127.0.0.1:${port}` };
  return untilAnswered(spawn(caddy ?? 'caddy', options, { cwd: root, env }), port);
}

async function untilAnswered(child: ChildProcess, port: number): Promise<ChildProcess> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answered) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start:\n${errors}`);
}
