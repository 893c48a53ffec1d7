import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { FormsEndpoint } from './forms-endpoint';
import { startFormsEndpoint } from './forms-endpoint';

const SITE_URL = 'https://grid.example';
const ID = 'a'.repeat(24);
const enquiry = {
  form: 'enquiry',
  id: ID,
  fax: '',
  email: 'robin@castellan.example',
  name: 'Robin',
  message: 'Hello',
};
let server: FormsEndpoint;

beforeEach(async () => {
  server = await startFormsEndpoint({ SITE_URL, RATE: '3' });
});
afterEach(() => server.close());

function post(message: object, type = 'application/json') {
  const body = type.endsWith('json')
    ? JSON.stringify(message)
    : new URLSearchParams(Object.entries(message)).toString();
  const headers = { 'Content-Type': type };
  return fetch(server.address, { method: 'POST', redirect: 'manual', headers, body });
}

it('takes a message once, however often it is sent, and answers with the same reference', async () => {
  const answers = [await post(enquiry), await post(enquiry)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(first.reference).toMatch(/^OG-/);
  expect(second).toEqual(first);
  await expect.poll(() => server.taken).toHaveLength(1);
  expect(server.taken[0]).toMatchObject({ form: 'enquiry', name: 'Robin' });
});

it('tells a robot that its message has arrived, and drops it', async () => {
  expect((await post({ ...enquiry, fax: 'x' })).status).toBe(201);
  expect((await post({ ...enquiry, id: 'b'.repeat(24) })).status).toBe(201);
  await expect.poll(() => server.taken).toHaveLength(1);
});

it('says after some messages how long to wait, and lets browsers read it', async () => {
  for (let count = 0; count < 3; count += 1) await post(enquiry);
  const refused = await post(enquiry);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(SITE_URL);
});

it('leads a plain post to the page of thanks, and nowhere else', async () => {
  const { id, ...plain } = enquiry;
  const type = 'application/x-www-form-urlencoded';
  const thanked = await post({ ...plain, next: `${SITE_URL}/thanks` }, type);
  expect([thanked.status, thanked.headers.get('Location')]).toEqual([303, `${SITE_URL}/thanks`]);
  const stranger = await post({ ...plain, next: 'https://grid.example.evil/' }, type);
  expect([stranger.status, stranger.headers.get('Location')]).toEqual([200, null]);
});

it('joins the answers of a one-line to the address that draws it', async () => {
  const { id, ...plain } = enquiry;
  const answers = 'kv=34.5+kV&n=8&solve=ring&solve=lights';
  const body = `${new URLSearchParams({ ...plain, drawing: `${SITE_URL}/build` })}&${answers}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await fetch(server.address, { method: 'POST', headers, body });
  await expect.poll(() => server.taken).toHaveLength(1);
  expect(server.taken[0]).toMatchObject({ drawing: `${SITE_URL}/build?${answers}` });
});

it('names boxes that are not right', async () => {
  const answer = await post({ ...enquiry, email: 'robin', name: ' ' });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(['name', 'email']);
});

it.each([
  ['no form of ours', { ...enquiry, form: 'constructor' }],
  ['no id', { ...enquiry, id: '' }],
  ['an id of another kind', { ...enquiry, id: '../etc' }],
])('refuses a message with %s', async (_, message) => {
  expect((await post(message)).status).toBe(400);
});

it('refuses what is too long, and what is no post', async () => {
  expect((await post({ ...enquiry, message: 'x'.repeat(40_000) })).status).toBe(413);
  expect((await fetch(server.address)).status).toBe(405);
  expect((await fetch(server.address, { method: 'OPTIONS' })).status).toBe(204);
  expect(server.taken).toEqual([]);
});

describe('with a folder for files', () => {
  let folder: string;

  beforeEach(async () => {
    server.close();
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    server = await startFormsEndpoint({ SITE_URL, FILES: folder });
  });
  afterEach(() => rm(folder, { recursive: true }));

  function postFiles(files: File[], accept = 'application/json') {
    const body = new FormData();
    for (const [name, value] of Object.entries(enquiry)) body.append(name, value);
    for (const file of files) body.append('files', file);
    return fetch(server.address, { method: 'POST', headers: { Accept: accept }, body });
  }

  it('keeps files under names of its own, and names them in the message', async () => {
    const drawing = new File(['%PDF-1.7'], '../../one-line.PDF');
    const { reference } = await (await postFiles([drawing, new File([], '')])).json();
    await expect.poll(() => server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatchObject({ name: 'Robin', files: [`${reference}-1.PDF`] });
    expect(await readdir(folder)).toEqual([`${reference}-1.PDF`]);
    expect(await readFile(join(folder, `${reference}-1.PDF`), 'utf8')).toBe('%PDF-1.7');
  });

  it.each([
    ['another kind', [new File(['x'], 'a.exe')]],
    ['a larger size', [new File([new Uint8Array(10_000_001)], 'a.pdf')]],
    ['a greater number', Array.from({ length: 6 }, () => new File(['x'], 'a.pdf'))],
  ])('says what it takes to files of %s, and keeps none', async (_, files) => {
    const answer = await postFiles(files);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.files).toContain('at most five files of 10 MB');
    const plain = await postFiles(files, 'text/html');
    expect(await plain.text()).toMatch(/^files: Please send/);
    expect(await readdir(folder)).toEqual([]);
    expect(server.taken).toEqual([]);
  });
});

it('takes no file without a folder for files', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(enquiry)) body.append(name, value);
  body.append('files', new File(['x'], 'a.pdf'));
  expect((await fetch(server.address, { method: 'POST', body })).status).toBe(422);
  expect(server.taken).toEqual([]);
});
