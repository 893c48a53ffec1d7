import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx, hasBrotli } from '../find-nginx.ts';
import { findFreePort } from '../free-port.ts';
import type { HostedSite } from '../host-answers.ts';
import {
  copyHostedSite,
  expectAnswer,
  expectHeaders,
  expectNotModified,
  expectSameText,
} from '../host-answers.ts';
import type { HostRequest } from '../host-requests.ts';
import { ask, holdConnections, hostRequests, readSlowly } from '../host-requests.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const nginx = findNginx();
let site: HostedSite;

beforeAll(async () => {
  site = await copyHostedSite();
  execFileSync(process.execPath, [join(DEPLOY, 'compress.mjs')], { cwd: site.root });
});
afterAll(() => rm(site.root, { recursive: true }));

describe.skipIf(nginx === undefined)('nginx with the shipped configuration', () => {
  let child: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    port = await findFreePort();
    child = await startNginx(site.root, port);
  });
  afterAll(() => {
    child.kill('SIGQUIT');
  });

  it.each(hostRequests)('answers $method $target ($accept) with $status', (request) =>
    expectAnswer(port, hasBrotli() ? request : withoutBrotli(request), site),
  );
  it('sends every header', () => expectHeaders(port, site));
  it('sends the same text plain and compressed', () => expectSameText(port));
  it('sends nothing twice to who has it', () => expectNotModified(port));
  it('serves visitors while one client holds 2,100 connections, and cuts those', () =>
    expectPatience(port));
  it('answers one client a hundred times at once and the rest with 429', async () => {
    await writeFile(join(site.root, 'dist/large.pdf'), 'x'.repeat(20_000_000));
    const statuses = await readSlowly(port, '/large.pdf', 120);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

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

function withoutBrotli(request: HostRequest): HostRequest {
  if (request.headers?.['content-encoding'] !== 'br') return request;
  return { ...request, headers: { ...request.headers, 'content-encoding': 'gzip' } };
}

/** Starts nginx on its own port; the rest of the configuration is unchanged. */
async function startNginx(root: string, port: number): Promise<ChildProcess> {
  await cp(DEPLOY, join(root, 'deploy'), { recursive: true });
  if (!hasBrotli()) await rm(join(root, 'deploy/brotli'), { recursive: true });
  const file = join(root, 'deploy/nginx.conf');
  const shipped = await readFile(file, 'utf8');
  await writeFile(file, shipped.replace('listen 8080;', `listen 127.0.0.1:${port};`));
  // If root starts it, its workers run as nobody, who cannot read a private folder.
  await chmod(root, 0o755);
  const options = ['-p', root, '-c', 'deploy/nginx.conf', '-g', 'daemon off;'];
  return untilAnswered(spawn(nginx ?? 'nginx', options), port);
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
