import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostedSite } from '../commands/host-answers.ts';
import {
  copyHostedSite,
  expectAnswer,
  expectHeaders,
  expectNotModified,
  expectSameText,
} from '../commands/host-answers.ts';
import { ask, visitorRequests } from '../commands/host-requests.ts';
import { startPreview } from '../site/start-preview.ts';

let site: HostedSite;

beforeAll(async () => {
  site = await copyHostedSite();
});
afterAll(() => rm(site.root, { recursive: true }));

describe('the page at an old address', () => {
  it('leads on where a host cannot redirect, and asks robots to forget it', async () => {
    const html = await readFile(join(site.root, 'dist/careers.html'), 'utf8');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/company/careers"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/company\/careers"\/>/);
    expect(html).toContain('<a href="/company/careers">/company/careers</a>');
    expect(html).not.toMatch(/<script|style=/);
  });

  it('is valid HTML', async () => {
    const html = await readFile(join(site.root, 'dist/careers.html'), 'utf8');
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
    server = await startPreview(site.root, 0);
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    server.close();
  });

  it.each(visitorRequests)('answers $method $target ($accept) with $status', (request) =>
    expectAnswer(port, request, site),
  );
  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/products/core.md', 'text/markdown; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/og/index.png', 'image/png'],
  ])('serves %s as %s', async (target, type) => {
    const { status, headers } = await ask(port, { target, status: 200 });
    expect([status, headers['content-type']]).toEqual([200, type]);
  });
  it('sends every header', () => expectHeaders(port, site));
  it('sends the same text plain and compressed', () => expectSameText(port));
  it('sends nothing twice to who has it', () => expectNotModified(port));
  describe('sends the part of a video or picture that is asked for', () => {
    const askFor = async (headers: Record<string, string>) => {
      const response = await fetch(`http://127.0.0.1:${port}/og/index.png`, { headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, part: response.headers.get('content-range'), bytes };
    };
    let whole: Buffer;

    beforeAll(async () => {
      whole = await readFile(join(site.root, 'dist/og/index.png'));
    });

    it.each([
      ['bytes=0-1', 0, 2],
      ['bytes=10-', 10, Number.POSITIVE_INFINITY],
      ['bytes=-5', -5, Number.POSITIVE_INFINITY],
      ['bytes=5-999999999', 5, Number.POSITIVE_INFINITY],
    ])('%s', async (Range, from, to) => {
      const part = whole.subarray(from, Math.min(to, whole.length));
      const start = from < 0 ? whole.length + from : from;
      expect(await askFor({ Range })).toEqual({
        status: 206,
        part: `bytes ${start}-${start + part.length - 1}/${whole.length}`,
        bytes: part,
      });
    });
    it('without compression also of a text, since a part is counted in plain bytes', async () => {
      const askForText = async (headers: Record<string, string>) => {
        const response = await fetch(`http://127.0.0.1:${port}/llms.txt`, { headers });
        return [response.status, response.headers.get('content-encoding'), await response.text()];
      };
      const text = await readFile(join(site.root, 'dist/llms.txt'), 'utf8');
      const packed = { 'Accept-Encoding': 'gzip' };
      expect(await askForText(packed)).toEqual([200, 'gzip', text]);
      expect(await askForText({ ...packed, Range: 'bytes=2-5' })).toEqual([
        206,
        null,
        text.slice(2, 6),
      ]);
    });
    it('none of a part beyond the end', async () => {
      const { status, part } = await askFor({ Range: `bytes=${whole.length}-` });
      expect({ status, part }).toEqual({ status: 416, part: `bytes */${whole.length}` });
    });
    it.each([
      ['two parts', { Range: 'bytes=0-1,4-5' }],
      ['the rest of something older', { Range: 'bytes=5-', 'If-Range': 'W/"older"' }],
    ])('everything instead of %s', async (_, headers) => {
      expect(await askFor(headers)).toEqual({ status: 200, part: null, bytes: whole });
    });
  });
  it.each(['/..%2f.build%2ffacts.json', '/assets/..%2f..%2f.build%2ffacts.json', '/%00'])(
    'gives nothing away at %s',
    async (target) => {
      const { status, body } = await ask(port, { target, status: 404 });
      expect(status).not.toBe(200);
      expect(body.toString()).not.toContain('"policy"');
    },
  );
  it('listens on this machine only, unless it is asked', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });
  it('serves the next build as soon as it is there', async () => {
    const page = join(site.root, 'dist/products.html');
    const facts = join(site.root, '.build/facts.json');
    const text = await readFile(page, 'utf8');
    const known = await readFile(facts, 'utf8');
    await ask(port, { target: '/products', status: 200 });
    await writeFile(page, `${text}<!-- longer -->`);
    await writeFile(facts, JSON.stringify({ ...JSON.parse(known), policy: "default-src 'self'" }));
    const { headers, body } = await ask(port, { target: '/products', status: 200 });
    expect(body.toString()).toContain('<!-- longer -->');
    expect(headers).toMatchObject({
      'content-length': String(body.length),
      'content-security-policy': "default-src 'self'",
    });
    await writeFile(page, text);
    await writeFile(facts, known);
  });
});
