import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { FormsEndpoint } from '../forms-endpoint.ts';
import { startFormsEndpoint } from '../forms-endpoint.ts';

const HOSTILE = 1000;
const SLOW = 500;
const REAL = 60;
const JSON_TYPE = 'application/json';
const PLAIN_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'b';
const PARTS_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const MEGABYTE = 'x'.repeat(1_000_000);

const inquiry = { form: 'inquiry', email: 'robin@castellan.example', name: 'R', message: 'Hello' };
const toPart = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${name}\r\n\r\n`;

/** Adversarial bodies with their types; all but one are as small as a normal message. */
const bodies: [type: string, body: string][] = [
  [JSON_TYPE, JSON.stringify({ ...inquiry, email: 'a@'.repeat(90_000) })],
  [JSON_TYPE, JSON.stringify({ ...inquiry, email: `a@${'.'.repeat(15_000)} ` })],
  [JSON_TYPE, JSON.stringify({ ...inquiry, id: 'a'.repeat(150_000) })],
  [JSON_TYPE, '['.repeat(190_000)],
  [JSON_TYPE, `{"__proto__":{"form":"inquiry"},"form":"__proto__"}`],
  [PLAIN_TYPE, 'a&'.repeat(90_000)],
  [PLAIN_TYPE, `${new URLSearchParams(inquiry)}&next=${encodeURIComponent('https://線.example')}`],
  [PARTS_TYPE, toPart('name="a"').repeat(1000)],
  [PARTS_TYPE, `${toPart('name="files"; filename="a.pdf"').repeat(200)}\r\n--${BOUNDARY}--`],
  ['multipart/form-data', MEGABYTE.slice(0, 100_000)],
  ['text/html', '\u0000'.repeat(100_000)],
  [JSON_TYPE, `{"message":"${MEGABYTE}"}`],
];

let server: FormsEndpoint;
let folder: string;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  const SITE_URL = 'https://grid.example';
  server = await startFormsEndpoint({ SITE_URL, FILES: folder, TRUSTED_PROXY: '127.0.0.1' });
  port = Number(new URL(server.address).port);
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('answers people within a second while others send 1,000 bad and 500 slow requests', async () => {
  const waits: number[] = [];
  const memory: number[] = [];
  // By the second half, the heap has grown to what such a load needs.
  for (const half of [0, 1]) {
    const slow = Array.from({ length: SLOW / 2 }, (_, count) => trickle(half, count));
    const bad = sendHostile(half);
    for (let count = 0; count < REAL / 2; count += 1) {
      waits.push(await sendReal(`203.0.${half}.${count}`));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await Promise.all([bad, ...slow]);
    memory.push(server.readMemory());
  }
  expect(Math.max(...waits), 'milliseconds').toBeLessThan(1000);
  await expect.poll(() => server.taken.filter(({ name }) => name === 'Real')).toHaveLength(REAL);
  const [first = 0, second = 0] = memory;
  // Half of what the bodies of one half would take if they were kept: the rest is not collected yet.
  expect(second - first, `MB more than ${first}`).toBeLessThan(40);
  expect(second, 'MB').toBeLessThan(250);
  expect(await readdir(folder)).toEqual([]);
});

/** Sends an inquiry as the site does, and returns the response time in milliseconds. */
async function sendReal(sender: string): Promise<number> {
  const id = Buffer.from(sender).toString('hex').padEnd(24, '0').slice(-24);
  const headers = { 'Content-Type': JSON_TYPE, 'X-Forwarded-For': sender };
  const body = JSON.stringify({ ...inquiry, name: 'Real', id });
  const start = performance.now();
  const { status } = await fetch(server.address, { method: 'POST', headers, body });
  expect(status).toBe(201);
  return performance.now() - start;
}

/** Sends bad requests from many addresses, ten at a time; some connections are cut, as intended. */
async function sendHostile(half: number): Promise<void> {
  let count = 0;
  const sendSome = async () => {
    while (count < HOSTILE / 2) {
      const [type, body] = bodies[count % bodies.length] ?? ['', ''];
      count += 1;
      await closed(post(`10.${half}.${count % 250}.${count >> 8}`, type, body));
    }
  };
  await Promise.all(Array.from({ length: 10 }, sendSome));
}

function post(sender: string, type: string, body: string): ClientRequest {
  const headers = { 'Content-Type': type, 'X-Forwarded-For': sender };
  const sent = request({ port, method: 'POST', headers, agent: false });
  sent.on('response', (response) => response.resume());
  return sent.end(body);
}

/** Opens a connection that sends a byte per second, in its head or its body, until it is cut. */
function trickle(half: number, count: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const head = `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 10.${2 + half}.0.${count}\r\n`;
  socket.write(
    count % 2 ? head : `${head}Content-Type: ${JSON_TYPE}\r\nContent-Length: 999\r\n\r\n{`,
  );
  const timer = setInterval(() => socket.write('x'), 1000);
  return closed(socket).finally(() => clearInterval(timer));
}

function closed(sent: ClientRequest | Socket): Promise<void> {
  sent.on('error', () => undefined);
  if ('resume' in sent) sent.resume();
  return new Promise((resolve) => {
    sent.once('close', resolve);
  });
}
