import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';

import { listSecurityHeaders } from '#site/hosts/headers';
import { readBuildFacts } from '#site/publish/output';
import { SAMPLE_ROOT } from '../site/folders.ts';
import type { HostRequest } from './host-requests.ts';
import { ask, FEED, ORIGIN } from './host-requests.ts';

/** A hosted build: its folder, its content security policy and the origin it was built for. */
export interface HostedSite {
  root: string;
  policy: string;
  origin: string;
}

/** Copies the built sample site into a temporary folder, with a feed of the test's own. */
export async function copyHostedSite(): Promise<HostedSite> {
  const { policy, origin } = await readBuildFacts(SAMPLE_ROOT);
  const root = await mkdtemp(join(tmpdir(), 'hosted-'));
  for (const part of ['dist', '.build']) {
    await cp(join(SAMPLE_ROOT, part), join(root, part), { recursive: true });
  }
  await writeFile(join(root, `dist${FEED}`), '<rss/>');
  return { root, policy, origin };
}

/** Expects the status and headers that every host must send. */
export async function expectAnswer(
  port: number,
  request: HostRequest,
  { policy, origin }: HostedSite,
) {
  const { status, headers } = await ask(port, request);
  expect(status).toBe(request.status);
  const expected = { 'content-security-policy': policy, ...request.headers };
  for (const [name, value] of Object.entries(expected)) {
    expect(headers[name]?.toString().replace(origin, ORIGIN), name).toBe(value);
  }
}

/** Expects all security headers at any address, and scripts that are cached forever. */
export async function expectHeaders(port: number, { policy }: HostedSite) {
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

/** Expects the same text in every encoding. */
export async function expectSameText(port: number) {
  for (const target of ['/insights', '/nowhere', '/api/placeholder/1200/675']) {
    const plain = await ask(port, { target, status: 200 });
    const gzip = await ask(port, { target, accept: 'gzip', status: 200 });
    expect(gunzipSync(gzip.body).equals(plain.body), target).toBe(true);
    const best = await ask(port, { target, accept: 'gzip, br', status: 200 });
    const unpack = best.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(best.body).equals(plain.body), target).toBe(true);
  }
}

/** Expects that clients with a current copy do not receive it again. */
export async function expectNotModified(port: number) {
  const url = `http://127.0.0.1:${port}/products`;
  const first = await fetch(url);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  // As browsers ask when a page is reloaded.
  const headers = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
  const second = await fetch(url, { headers });
  expect(second.status).toBe(304);
}
