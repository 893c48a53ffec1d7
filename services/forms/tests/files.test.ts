import { randomBytes } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { createFileLinker } from '../src/http/file-links.ts';
import { listen } from '../src/http/listen.ts';
import { networkReader } from '../src/http/networks.ts';
import { createRateLimit } from '../src/http/rate-limit.ts';
import { type Store, StoreError } from '../src/store/database.ts';
import { DAY } from '../src/store/time.ts';
import { inquiry, plainInquiry, postFiles, postPlainly } from './inquiry.fixture.ts';
import { makeFolder, type Running, SITE_URL, start } from './service.fixture.ts';

const drawing = () => new File(['%PDF-1.7'], '../../one-line.PDF');
let service: Running;
let folder: string;

beforeEach(async () => {
  folder = join(await makeFolder(), 'files');
  service = await start({ FILES: folder });
});

/** Sends the beginning of a form with files; the rest of the body is up to the test. */
function open(boundary = 'b', type = `multipart/form-data; boundary=${boundary}`) {
  const sent = request(service.address, { method: 'POST', headers: { 'Content-Type': type } });
  sent.on('error', () => undefined);
  const status = new Promise<number | undefined>((resolve) => {
    sent.on('response', (response) => resolve(response.resume().statusCode));
    sent.on('close', () => resolve(undefined));
  });
  return { sent, status };
}

const toPart = (parameters: string) =>
  `--b\r\nContent-Disposition: form-data; ${parameters}\r\n\r\n`;

it('keeps files under names of its own, and what the sender calls them in the inquiry', async () => {
  const { reference } = await (
    await postFiles(service.address, [drawing(), new File([], '')])
  ).json();
  const [stored] = await service.listStored();
  expect(stored?.files).toEqual([
    { name: 'one-line.PDF', stored: `${reference}-1.pdf`, size: 8, sha256: expect.any(String) },
  ]);
  expect(await readdir(folder)).toEqual([`${reference}-1.pdf`]);
  expect(await readFile(join(folder, `${reference}-1.pdf`), 'utf8')).toBe('%PDF-1.7');
});

it('writes five large files whole', async () => {
  const contents = Array.from({ length: 5 }, () => randomBytes(9_000_000));
  const files = contents.map((content, at) => new File([content], `${at}.pdf`));
  expect((await postFiles(service.address, files)).status).toBe(201);
  const [stored] = await service.listStored();
  const written = stored?.files.map(({ stored }) => readFile(join(folder, stored))) ?? [];
  const isSame = (await Promise.all(written)).map((each, at) => contents[at]?.equals(each));
  expect(isSame).toEqual([true, true, true, true, true]);
});

it('keeps the files of a message once, however often it arrives', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => postFiles(service.address, [drawing()])),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  await postFiles(service.address, [drawing()]);
  expect(await readdir(folder)).toHaveLength(1);
});

it('keeps the files of an inquiry that is stored although the database did not say so', async () => {
  const { store } = service;
  const unlimited = createRateLimit(100);
  const breaking = {
    ...store,
    write: async (statements: Parameters<Store['write']>[0]) => {
      await store.write(statements);
      throw new StoreError(new Error('the line broke'));
    },
  };
  const app = createApp({
    store: breaking,
    channels: [],
    folder,
    scanCommand: undefined,
    total: unlimited,
    confirmations: unlimited,
    line: unlimited,
    site: unlimited,
    sites: [SITE_URL],
    readNetworks: networkReader([]),
    now: () => new Date(),
    onStored: () => undefined,
    onAnswer: () => undefined,
  });
  const server = await listen(app, 0, '127.0.0.1');
  const address = `http://127.0.0.1:${server.port}/`;
  expect((await postFiles(address, [drawing()])).status).toBe(503);
  expect((await postFiles(address, [drawing()])).status).toBe(201);
  await server.close();
  const [stored] = await service.listStored();
  expect(await readdir(folder)).toEqual(stored?.files.map((file) => file.stored));
});

it('takes a form with files of a browser without scripts, with an empty file field', async () => {
  const files = [new File([], '')];
  const answer = await postFiles(service.address, files, {
    accept: 'text/html',
    message: plainInquiry,
  });
  expect(answer.status).toBe(200);
  expect(await service.listStored()).toHaveLength(1);
});

it.each([
  ['another kind', [new File([new Uint8Array(2_000_000)], 'a.exe')]],
  ['a larger size', [new File([new Uint8Array(10_000_001)], 'a.pdf')]],
  ['a greater number', Array.from({ length: 6 }, () => new File(['x'], 'a.pdf'))],
])('says what it takes to files of %s, and keeps none', async (_, files) => {
  const answer = await postFiles(service.address, files);
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(['files']);
  const plain = await postFiles(service.address, files, { accept: 'text/html' });
  expect(await plain.text()).toMatch(/^files: /);
  expect(await readdir(folder)).toEqual([]);
  expect(await service.listStored()).toEqual([]);
});

it('takes no file without a folder for files', async () => {
  await service.close();
  service = await start();
  expect((await postFiles(service.address, [drawing()])).status).toBe(422);
  expect(await service.listStored()).toEqual([]);
});

it('leaves nothing behind of a line that breaks', async () => {
  const { sent } = open();
  sent.write(`${toPart('name="files"; filename="a.pdf"')}${'x'.repeat(100_000)}`);
  await expect.poll(() => readdir(folder)).toHaveLength(1);
  sent.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
});

it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['an empty boundary', 'multipart/form-data; boundary=', 'x'],
  ['an end before its end', 'multipart/form-data; boundary=b', toPart('name="name"')],
  ['too many parts', 'multipart/form-data; boundary=b', toPart('name="a"').repeat(200)],
])('answers 400 to a form with %s', async (_, type, body) => {
  const { sent, status } = open('b', type);
  sent.end(body);
  expect(await status).toBe(400);
  expect(await readdir(folder)).toEqual([]);
});

it('does not take a cut-off message for a whole one', async () => {
  const message = { ...inquiry, message: '線'.repeat(20_001) };
  const answer = await postFiles(service.address, [], { message });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual(['message']);
});

it.each([
  ['finds nothing', 'true', 201],
  ['finds something', 'false', 422],
  ['fails', 'node -e process.exit(2)', 503],
  ['is missing', '/no/such/program', 503],
])('answers by what a scanner says that %s', async (_, command, status) => {
  await service.close();
  service = await start({ FILES: folder, SCAN_COMMAND: command });
  expect((await postFiles(service.address, [drawing()])).status).toBe(status);
  expect(await readdir(folder)).toHaveLength(status === 201 ? 1 : 0);
  expect((await postPlainly(service.address, { ...plainInquiry, message: 'x' })).status).toBe(200);
});

it('gives a file to whoever has its link, for thirty days', async () => {
  const { reference } = await (await postFiles(service.address, [drawing()])).json();
  const linkAt = (time: number) =>
    createFileLinker(service.store, service.address.slice(0, -1), () => new Date(time));
  const link = await linkAt(Date.now());
  const stored = `${reference}-1.pdf`;
  const answer = await fetch(link(stored));
  expect(await answer.text()).toBe('%PDF-1.7');
  expect(answer.headers.get('Content-Disposition')).toContain('one-line.PDF');
  const outdated = (await linkAt(Date.now() - 31 * DAY))(stored);
  const forged = link(stored).replace(/key=./, 'key=');
  for (const address of [outdated, forged, link('..%2fforms.db')]) {
    expect((await fetch(address)).status).toBe(404);
  }
});

it('removes what a killed process left unfinished long ago, and nothing else', async () => {
  await service.close();
  const old = new Date(Date.now() - 2 * DAY);
  for (const name of ['old.part', 'OG-2-1.pdf']) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), old, old);
  }
  await writeFile(join(folder, 'new.part'), '');
  service = await start({ FILES: folder });
  await expect.poll(async () => (await readdir(folder)).sort()).toEqual(['OG-2-1.pdf', 'new.part']);
});

it('does not start without a folder that it may write into', async () => {
  const place = join(await makeFolder(), 'file');
  await writeFile(place, '');
  await expect(start({ FILES: join(place, 'files') })).rejects.toThrow();
});
