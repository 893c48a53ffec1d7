import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { listInquiries } from '../../src/store/inquiries.ts';
import { numbered, plainInquiry, post } from '../inquiry.fixture.ts';
import { afterThisTest, makeFolder } from '../service.fixture.ts';
import { type ServiceProcess, startProcess } from './process.fixture.ts';

/** Memory is read after each round: the first ones make the heap as large as such a load needs. */
const ROUNDS = [0, 1, 2, 3];
const HOSTILE = 1000 / ROUNDS.length;
const SLOW = 500 / ROUNDS.length;
const UPLOADS = 320;
const REAL = 60 / ROUNDS.length;
const JSON_TYPE = 'application/json';
const PLAIN_TYPE = 'application/x-www-form-urlencoded';
const BOUNDARY = 'b';
const PARTS_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const MEGABYTE = 'x'.repeat(1_000_000);

const toPart = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${name}\r\n\r\n`;

/** Adversarial bodies with their types; all but one are as small as a normal message. */
const bodies: [type: string, body: string][] = [
  [JSON_TYPE, JSON.stringify({ ...plainInquiry, email: 'a@'.repeat(90_000) })],
  [JSON_TYPE, JSON.stringify({ ...plainInquiry, email: `a@${'.'.repeat(15_000)} ` })],
  [JSON_TYPE, JSON.stringify({ ...plainInquiry, id: 'a'.repeat(150_000) })],
  [JSON_TYPE, '['.repeat(190_000)],
  [JSON_TYPE, `{"__proto__":{"form":"inquiry"},"form":"__proto__"}`],
  [PLAIN_TYPE, 'a&'.repeat(90_000)],
  [
    PLAIN_TYPE,
    `${new URLSearchParams(plainInquiry)}&next=${encodeURIComponent('https://線.example')}`,
  ],
  [PARTS_TYPE, toPart('name="a"').repeat(1000)],
  [PARTS_TYPE, `${toPart('name="files"; filename="a.pdf"').repeat(200)}\r\n--${BOUNDARY}--`],
  ['multipart/form-data', MEGABYTE.slice(0, 100_000)],
  ['text/html', '\u0000'.repeat(100_000)],
  [JSON_TYPE, `{"message":"${MEGABYTE}"}`],
];

let service: ServiceProcess;
let folder: string;
let url: string;

beforeEach(async () => {
  const place = await makeFolder();
  folder = join(place, 'files');
  url = `file:${join(place, 'forms.db')}`;
  const settings = { DATABASE_URL: url, FILES: folder, TRUSTED_PROXY: '127.0.0.1' };
  service = await startProcess({ ...settings, RATE: '5', RATE_TOTAL: '300' });
});

it('answers people within a second while others send 1,000 bad and 500 slow requests', async () => {
  const waits: number[] = [];
  const memory: number[] = [];
  for (const round of ROUNDS) {
    const slow = Array.from({ length: SLOW }, (_, count) => trickle(round, count));
    const bad = sendHostile(round);
    waits.push(...(await sendReal(REAL, round)));
    await Promise.all([bad, ...slow]);
    memory.push(service.readMemory());
  }
  report(waits, memory);
  expect(Math.max(...waits), 'milliseconds').toBeLessThan(1000);
  expect(await countReal()).toBe(ROUNDS.length * REAL);
  expectFlat(memory, 250);
  expect(await readdir(folder)).toEqual([]);
});

it('answers people within a second beside 320 open uploads with fields that nobody knows', async () => {
  const waits: number[] = [];
  const memory: number[] = [];
  for (const round of ROUNDS) {
    const uploads = Array.from({ length: UPLOADS }, (_, count) => openUpload(round, count));
    const [times] = await Promise.all([sendReal(REAL, 8 + round), wait(5000)]);
    waits.push(...times);
    memory.push(service.readMemory());
    for (const upload of uploads) upload.destroy();
  }
  report(waits, memory);
  expect(Math.max(...waits), 'milliseconds').toBeLessThan(1000);
  expect(await countReal()).toBe(ROUNDS.length * REAL);
  // Their fields alone would take 2,400 MB if they were kept.
  expectFlat(memory, 400);
});

it('lets neither ten thousand networks nor a /48 of IPv6 send more than they may', async () => {
  const statuses: number[] = [];
  const sendFrom = async (sender: string, number: number) => {
    const { status } = await post(service.address, numbered(number), { 'X-Forwarded-For': sender });
    return status;
  };
  for (let number = 1; number <= 30; number += 1) {
    statuses.push(await sendFrom(`2001:db8:1:${number.toString(16)}::1`, number));
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  let next = 0;
  let stored = 0;
  const flood = async () => {
    while (next < 10_100) {
      next += 1;
      const sender = `2001:db8:${(next + 100).toString(16)}:1::1`;
      if ((await sendFrom(sender, 100 + next)) === 201) stored += 1;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: 20 }, flood));
  const seconds = (performance.now() - start) / 1000;
  console.info(`10,100 networks in ${seconds.toFixed(1)} s: ${stored} stored`);
  // 300 at once, and five a second after that.
  expect(stored).toBeLessThan(300 + 5 * seconds + 10);
});

function report(waits: number[], memory: number[]): void {
  const megabytes = memory.map((each) => each.toFixed(0)).join(', ');
  console.info(`slowest ${Math.max(...waits).toFixed(0)} ms; MB after each round: ${megabytes}`);
}

/** Memory of later rounds is no more than of the first ones, but for what is not collected yet. */
function expectFlat(memory: number[], most: number): void {
  const [first = 0, second = 0, ...later] = memory;
  expect(Math.min(...later) - Math.max(first, second), 'MB more').toBeLessThan(20);
  expect(Math.max(...memory), 'MB').toBeLessThan(most);
}

/** Sends inquiries as the site does, and returns the response times in milliseconds. */
async function sendReal(count: number, group: number): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const sender = `203.0.${group}.${at}`;
    const id = Buffer.from(sender).toString('hex').padEnd(24, '0').slice(-24);
    const start = performance.now();
    const message = { ...plainInquiry, name: 'Real', id };
    const { status } = await post(service.address, message, { 'X-Forwarded-For': sender });
    expect(status).toBe(201);
    waits.push(performance.now() - start);
    await wait(100);
  }
  return waits;
}

async function countReal(): Promise<number> {
  const store = await openStore(url);
  afterThisTest(async () => store.close());
  return (await listInquiries(store)).filter(({ fields }) => fields.name === 'Real').length;
}

/** Sends bad requests from many addresses, ten at a time; some connections are cut, as intended. */
async function sendHostile(round: number): Promise<void> {
  let count = 0;
  const sendSome = async () => {
    while (count < HOSTILE) {
      const [type, body] = bodies[count % bodies.length] ?? ['', ''];
      count += 1;
      await closed(send(`10.${round}.${count % 250}.${count >> 8}`, type).end(body));
    }
  };
  await Promise.all(Array.from({ length: 10 }, sendSome));
}

function send(sender: string, type: string): ClientRequest {
  const headers = { 'Content-Type': type, 'X-Forwarded-For': sender };
  const sent = request({ port: service.port, method: 'POST', headers, agent: false });
  sent.on('response', (response) => response.resume());
  sent.on('error', () => undefined);
  return sent;
}

/** 15 MB of unknown fields, and another one that does not end; all uploads share it. */
const unknownFields = Buffer.from(
  Array.from({ length: 75 }, (_, at) => toPart(`name="f${at}"`) + MEGABYTE.slice(0, 199_900)).join(
    '\r\n',
  ),
);

function openUpload(round: number, count: number): ClientRequest {
  const sent = send(`10.${20 + round}.${count >> 2}.1`, PARTS_TYPE);
  // Half of them stay below every limit, and are kept open.
  sent.write(count % 2 ? unknownFields : unknownFields.subarray(0, 150_000));
  return sent;
}

/** Opens a connection that sends a byte per second, in its head or its body, until it is cut. */
function trickle(round: number, count: number): Promise<void> {
  const socket = connect(service.port, '127.0.0.1');
  const head = `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 10.${10 + round}.0.${count}\r\n`;
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
