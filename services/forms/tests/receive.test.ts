import { request } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { inquiry, numbered, plainInquiry, post, postPlainly } from './inquiry.fixture.ts';
import { type Running, SITE_URL, start } from './service.fixture.ts';

let service: Running;

beforeEach(async () => {
  service = await start();
});

it('stores an inquiry before it answers, with what was typed and when', async () => {
  const before = new Date().toISOString();
  const answer = await post(service.address, { ...inquiry, topic: 'sales', utm_source: 'fair' });
  const [stored] = await service.listStored();
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ reference: stored?.reference });
  expect(stored).toMatchObject({
    email: inquiry.email,
    fields: { name: 'Robin', message: 'Hello', topic: 'sales', utm_source: 'fair' },
    answeredAt: null,
  });
  const time = stored?.receivedAt ?? '';
  expect([time > before, time.endsWith('Z')]).toEqual([true, true]);
});

it('gives the same message one reference, also after a restart', async () => {
  const first = await (await post(service.address, inquiry)).json();
  const second = await (await post(service.address, inquiry)).json();
  await service.close();
  const again = await start({ FOLDER: service.folder });
  const third = await (await post(again.address, inquiry)).json();
  expect([second, third]).toEqual([first, first]);
  expect(await again.listStored()).toHaveLength(1);
});

it('stores a message once that arrives several times at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(service.address, inquiry)),
  );
  const references = await Promise.all(answers.map(async (each) => (await each.json()).reference));
  expect(new Set(references).size).toBe(1);
  expect(await service.listStored()).toHaveLength(1);
});

it('stores a form that a browser without scripts posts twice as one', async () => {
  expect((await postPlainly(service.address, plainInquiry)).status).toBe(200);
  expect((await postPlainly(service.address, plainInquiry)).status).toBe(200);
  await postPlainly(service.address, { ...plainInquiry, message: 'Another' });
  expect(await service.listStored()).toHaveLength(2);
});

it('tells a robot that its message has arrived, and drops it', async () => {
  const answer = await post(service.address, { ...inquiry, fax: 'x' });
  expect(answer.status).toBe(201);
  expect((await answer.json()).reference).toMatch(/^OG-/);
  expect(await service.listStored()).toEqual([]);
});

it.each([
  ['/thanks', '/thanks'],
  ['/danke?für=élan', '/danke?f%C3%BCr=%C3%A9lan'],
  ['/線\r\nSet-Cookie: a=b', '/%E7%B7%9A%20Set-Cookie:%20a=b'],
])('leads a plain post to %j of the site, in ASCII', async (path, written) => {
  const answer = await postPlainly(service.address, {
    ...plainInquiry,
    next: `${SITE_URL}${path}`,
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${SITE_URL}${written}`]);
});

it.each(['https://grid.example.evil/', `blob:${SITE_URL}/x`, '//evil.example', 'javascript:x'])(
  'leads a plain post to no other site: %s',
  async (next) => {
    const answer = await postPlainly(service.address, { ...plainInquiry, next });
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
  },
);

it('joins the answers of a one-line to the address that draws it', async () => {
  const answers = 'kv=34.5+kV&n=8&solve=ring&solve=lights';
  const fields = new URLSearchParams({ ...plainInquiry, drawing: `${SITE_URL}/build` });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await fetch(service.address, { method: 'POST', headers, body: `${fields}&${answers}` });
  const [stored] = await service.listStored();
  expect(stored?.fields.drawing).toBe(`${SITE_URL}/build?${answers}`);
});

it('names boxes that are empty or not right, each with a sentence of its own', async () => {
  const answer = await post(service.address, { ...inquiry, email: 'robin', name: ' ' });
  const { errors } = await answer.json();
  expect(answer.status).toBe(422);
  expect(Object.keys(errors).sort()).toEqual(['email', 'name']);
  expect(errors.email).not.toBe(errors.name);
});

it.each([
  ['no form of ours', { ...inquiry, form: 'constructor' }],
  ['no id', { ...inquiry, id: '' }],
  ['an id of another kind', { ...inquiry, id: '../etc' }],
  ['nothing in it', null],
  ['a list in it', [inquiry]],
  ['a field that would be a prototype', JSON.parse('{"__proto__":{"form":"inquiry"}}')],
])('refuses a message with %s', async (_, message) => {
  expect((await post(service.address, message as object)).status).toBe(400);
  expect(await service.listStored()).toEqual([]);
});

it('refuses what is too long, and what is no post', async () => {
  expect((await post(service.address, { ...inquiry, message: 'x'.repeat(300_000) })).status).toBe(
    413,
  );
  expect((await fetch(service.address)).status).toBe(405);
});

it('lets pages of the site read its answers, and takes no form from another site', async () => {
  const allowed = await fetch(service.address, { method: 'OPTIONS' });
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(allowed.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  const own = await post(service.address, inquiry, { Origin: SITE_URL });
  const foreign = await post(service.address, numbered(1), { Origin: 'https://evil.example' });
  expect([own.status, foreign.status]).toEqual([201, 403]);
  for (const { headers } of [allowed, own, foreign]) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe(SITE_URL);
    // A cache must not give the answer for one site to another.
    expect(headers.get('Vary')).toContain('Origin');
  }
});

it('takes an email of a browser, and answers at once to any other text in its place', async () => {
  const texts = ['a@', '@.', '.@.', 'a.@'].map((piece) => `${piece.repeat(7000)} `);
  const short = ['@@a.b', 'a@b', 'a@b.', 'a@.b', 'a b@c.d', 'a@b..c', `${'a'.repeat(250)}@b.cd`];
  const lists = ['a@b.cd,e@f.gh', 'Robin <a@b.cd>', '"a"@b.cd'];
  for (const email of [...texts, ...short, ...lists]) {
    const answer = await post(service.address, { ...inquiry, email });
    expect([email.slice(0, 20), answer.status]).toEqual([email.slice(0, 20), 422]);
    expect(Object.keys((await answer.json()).errors)).toEqual(['email']);
  }
  const odd = { ...inquiry, email: "o'hara+grid@mail.castellan.example" };
  expect((await post(service.address, odd)).status).toBe(201);
});

it('says of each box how much fits, and takes a whole message in any script', async () => {
  const long = { ...inquiry, name: 'x'.repeat(201), message: 'x'.repeat(20_001) };
  const refused = await post(service.address, long);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual({
    name: expect.stringContaining('200'),
    message: expect.stringContaining('20000'),
  });
  const message = '線'.repeat(20_000);
  expect((await postPlainly(service.address, { ...plainInquiry, message })).status).toBe(200);
  const [stored] = await service.listStored();
  expect(stored?.fields.message).toBe(message);
});

it('keeps only fields of the contract, and no line break where one line was asked for', async () => {
  await post(service.address, {
    ...inquiry,
    name: 'Robin\r\nBcc: all@castellan.example\u0000',
    message: 'One\nTwo\u001b[2J',
    admin: 'yes',
    organization: 'A\u0085B',
  });
  const [stored] = await service.listStored();
  expect(stored?.fields).toEqual({
    name: 'Robin Bcc: all@castellan.example ',
    message: 'One\nTwo [2J',
    organization: 'A B',
  });
});

it('answers 503 to what cannot be stored, and stores it when it is sent again', async () => {
  await service.store.write(['ALTER TABLE inquiries RENAME TO gone']);
  const refused = await post(service.address, inquiry);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await service.store.write(['ALTER TABLE gone RENAME TO inquiries']);
  expect((await post(service.address, inquiry)).status).toBe(201);
  expect(await service.listStored()).toHaveLength(1);
});

it('limits the rate before it reads the body', async () => {
  await service.close();
  service = await start({ RATE: '1' });
  await post(service.address, inquiry);
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
    const sent = request(service.address, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.write('{');
  });
  expect(answer).toBe(429);
});

it.each(['PORT', 'MONITOR_PORT'])('says in one sentence that its %s is taken', async (setting) => {
  await expect(start({ [setting]: String(service.port) })).rejects.toThrow(
    `Port ${service.port} is taken by another program. End it, or set ${setting} to another one.`,
  );
});
