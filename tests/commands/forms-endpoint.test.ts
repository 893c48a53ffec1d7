import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { FormsEndpoint } from './forms-endpoint.ts';
import { startFormsEndpoint } from './forms-endpoint.ts';

const SITE_URL = 'https://grid.example';
const ID = 'a'.repeat(24);
const inquiry = {
  form: 'inquiry',
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

it('says in one sentence that its port is taken', async () => {
  const { port } = new URL(server.address);
  await expect(startFormsEndpoint({ SITE_URL, PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program. End it, or set PORT to another one.`,
  );
});

it('takes a message once, however often it is sent, and answers with the same reference', async () => {
  const answers = [await post(inquiry), await post(inquiry)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(first.reference).toMatch(/^OG-/);
  expect(second).toEqual(first);
  await expect.poll(() => server.taken).toHaveLength(1);
  expect(server.taken[0]).toMatchObject({ form: 'inquiry', name: 'Robin' });
});

it('tells a robot that its message has arrived, and drops it', async () => {
  expect((await post({ ...inquiry, fax: 'x' })).status).toBe(201);
  expect((await post({ ...inquiry, id: 'b'.repeat(24) })).status).toBe(201);
  await expect.poll(() => server.taken).toHaveLength(1);
});

it('says after some messages how long to wait', async () => {
  for (let count = 0; count < 3; count += 1) await post(inquiry);
  const refused = await post(inquiry);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(SITE_URL);
});

it('leads a plain post to the page of thanks, and nowhere else', async () => {
  const { id, ...plain } = inquiry;
  const type = 'application/x-www-form-urlencoded';
  const thanked = await post({ ...plain, next: `${SITE_URL}/thanks` }, type);
  expect([thanked.status, thanked.headers.get('Location')]).toEqual([303, `${SITE_URL}/thanks`]);
  const stranger = await post({ ...plain, next: 'https://grid.example.evil/' }, type);
  expect([stranger.status, stranger.headers.get('Location')]).toEqual([200, null]);
});

it('joins the answers of a one-line to the address that draws it', async () => {
  const { id, ...plain } = inquiry;
  const answers = 'kv=34.5+kV&n=8&solve=ring&solve=lights';
  const body = `${new URLSearchParams({ ...plain, drawing: `${SITE_URL}/build` })}&${answers}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await fetch(server.address, { method: 'POST', headers, body });
  await expect.poll(() => server.taken).toHaveLength(1);
  expect(server.taken[0]).toMatchObject({ drawing: `${SITE_URL}/build?${answers}` });
});

it('names boxes that are not right', async () => {
  const answer = await post({ ...inquiry, email: 'robin', name: ' ' });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(['name', 'email']);
});

it.each([
  ['no form of ours', { ...inquiry, form: 'constructor' }],
  ['no id', { ...inquiry, id: '' }],
  ['an id of another kind', { ...inquiry, id: '../etc' }],
])('refuses a message with %s', async (_, message) => {
  expect((await post(message)).status).toBe(400);
});

it('refuses what is too long, and what is no post', async () => {
  expect((await post({ ...inquiry, message: 'x'.repeat(300_000) })).status).toBe(413);
  expect((await fetch(server.address)).status).toBe(405);
  expect((await fetch(server.address, { method: 'OPTIONS' })).status).toBe(204);
  expect(server.taken).toEqual([]);
});

it('takes an email of a browser, and answers at once to any other text in its place', async () => {
  server.close();
  server = await startFormsEndpoint({ SITE_URL, RATE: '100' });
  const texts = ['a@', '@.', '.@.', 'a.@'].map((piece) => `${piece.repeat(7000)} `);
  const short = ['@@a.b', 'a@b', 'a@b.', 'a@.b', 'a b@c.d', 'a@b..c', `${'a'.repeat(250)}@b.cd`];
  for (const email of [...texts, ...short]) {
    const answer = await post({ ...inquiry, email });
    expect([email.slice(0, 20), answer.status]).toEqual([email.slice(0, 20), 422]);
    expect(Object.keys((await answer.json()).errors)).toEqual(['email']);
  }
  expect((await post({ ...inquiry, email: "o'hara+grid@mail.castellan.example" })).status).toBe(
    201,
  );
});

it('says of each box how much fits, and takes a whole message in any script', async () => {
  const long = { ...inquiry, name: 'x'.repeat(201), message: 'x'.repeat(20_001) };
  const refused = await post(long);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    errors: {
      name: 'Please write at most 200 characters.',
      message: 'Please write at most 20000 characters.',
    },
  });
  const { id, ...plain } = { ...inquiry, message: '線'.repeat(20_000) };
  expect((await post(plain, 'application/x-www-form-urlencoded')).status).toBe(200);
  await expect.poll(() => server.taken).toHaveLength(1);
});

it('keeps only fields of the contract, and no line break where one line was asked for', async () => {
  const name = 'Robin\r\nBcc: all@castellan.example\u0000';
  await post({
    ...inquiry,
    name,
    message: 'One\nTwo\u001b[2J',
    admin: 'yes',
    organization: 'A\u0085B',
  });
  await expect.poll(() => server.taken).toHaveLength(1);
  expect(server.taken[0]).toEqual({
    form: 'inquiry',
    email: inquiry.email,
    name: 'Robin Bcc: all@castellan.example ',
    message: 'One\nTwo [2J',
    organization: 'A B',
  });
});

it.each([
  ['/danke?für=élan', '/danke?f%C3%BCr=%C3%A9lan'],
  ['/線\r\nSet-Cookie: a=b', '/%E7%B7%9A%20Set-Cookie:%20a=b'],
])('leads to %j, an address that no header can hold, in ASCII', async (path, written) => {
  const { id, ...plain } = { ...inquiry, next: `${SITE_URL}${path}` };
  const answer = await post(plain, 'application/x-www-form-urlencoded');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${SITE_URL}${written}`]);
});

it('counts before it reads: who waits is answered before the body is there', async () => {
  for (let count = 0; count < 3; count += 1) await post(inquiry);
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
    const sent = request(server.address, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.write('{');
  });
  expect(answer).toBe(429);
});

describe('behind a proxy', () => {
  const statuses = async (...senders: string[]) => {
    const answers: number[] = [];
    for (const sender of senders) {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': sender };
      const sent = { method: 'POST', headers, body: JSON.stringify(inquiry) };
      answers.push((await fetch(server.address, sent)).status);
    }
    return answers;
  };
  const restart = async (settings: Record<string, string>) => {
    server.close();
    server = await startFormsEndpoint({ SITE_URL, RATE: '1', ...settings });
  };

  it('counts by the visitor that a trusted proxy names, and an IPv6 network as one', async () => {
    await restart({ TRUSTED_PROXY: '127.0.0.1,10.0.0.0/8' });
    expect(await statuses('192.0.2.1', '192.0.2.2', '192.0.2.1')).toEqual([201, 201, 429]);
    expect(await statuses('192.0.2.3, 10.1.2.3', '192.0.2.3')).toEqual([201, 429]);
    expect(await statuses('2001:db8::1', '2001:db8:0:0:9::2', '2001:db8:1::1')).toEqual([
      201, 429, 201,
    ]);
  });

  it('believes no visitor who names another one', async () => {
    await restart({ TRUSTED_PROXY: '127.0.0.1' });
    expect(await statuses('1.1.1.1, 192.0.2.4', '1.1.1.2, 192.0.2.4')).toEqual([201, 429]);
    expect(await statuses('nonsense', '')).toEqual([201, 429]);
    await restart({});
    expect(await statuses('192.0.2.5', '192.0.2.6')).toEqual([201, 429]);
  });
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
    for (const [name, value] of Object.entries(inquiry)) body.append(name, value);
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

  it('leaves nothing behind of a line that breaks', async () => {
    const boundary = 'b';
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    const sent = request(server.address, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write(
      `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`,
    );
    sent.write('x'.repeat(100_000));
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    sent.destroy();
    await expect.poll(() => readdir(folder)).toEqual([]);
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
  for (const [name, value] of Object.entries(inquiry)) body.append(name, value);
  body.append('files', new File(['x'], 'a.pdf'));
  expect((await fetch(server.address, { method: 'POST', body })).status).toBe(422);
  expect(server.taken).toEqual([]);
});
