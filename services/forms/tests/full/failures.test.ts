import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { receiveFile } from '../../src/http/uploads.ts';
import { openStore } from '../../src/store/database.ts';
import { listInquiries } from '../../src/store/inquiries.ts';
import { HOUR } from '../../src/store/time.ts';
import { numbered, plainInquiry, post, postFiles, postPlainly } from '../inquiry.fixture.ts';
import { spawnProgram } from '../run.fixture.ts';
import { afterThisTest, makeFolder, SITE_URL, start } from '../service.fixture.ts';
import { canMount, mountDisk } from './disk.fixture.ts';
import { startProcess } from './process.fixture.ts';

/** A file that refuses every byte, as a full disk does. */
const FULL_DISK = '/dev/full';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Sends large inquiries with these numbers; returns the references of those that were taken. */
async function sendNumbers(address: string, numbers: number[]): Promise<Map<number, string>> {
  const taken = new Map<number, string>();
  for (const number of numbers) {
    const answer = await post(address, { ...numbered(number), message: 'x'.repeat(19_000) });
    expect([201, 503]).toContain(answer.status);
    const body = await answer.json();
    if (answer.status === 201) taken.set(number, body.reference);
  }
  return taken;
}

async function readStored(url: string): Promise<string[]> {
  const store = await openStore(url);
  const inquiries = await listInquiries(store);
  store.close();
  return inquiries.map(({ reference }) => reference).sort();
}

const numbers = Array.from({ length: 200 }, (_, at) => at + 1);

describe.runIf(canMount)('a disk', () => {
  it('that is full: what is answered is stored once, and the rest when there is space again', async () => {
    const disk = await mountDisk('2m');
    const url = `file:${join(disk.folder, 'forms.db')}`;
    const { address, monitor } = await startProcess({ DATABASE_URL: url });
    const first = await sendNumbers(address, numbers);
    expect(first.size).toBeGreaterThan(10);
    expect(first.size).toBeLessThan(numbers.length);
    expect((await fetch(`${monitor}/health`)).status).toBe(503);
    disk.remount('size=32m');
    const second = await sendNumbers(address, numbers);
    expect(second.size).toBe(numbers.length);
    for (const [number, reference] of first) expect(second.get(number)).toBe(reference);
    expect(await readStored(url)).toEqual([...second.values()].sort());
    expect((await fetch(`${monitor}/health`)).status).toBe(200);
    console.info(`full disk: ${first.size} of ${numbers.length} taken, then all, each once`);
  });

  it('that is read-only: the service says so and ends, and takes all when it is writable again', async () => {
    const disk = await mountDisk('32m');
    const url = `file:${join(disk.folder, 'forms.db')}`;
    const first = await startProcess({ DATABASE_URL: url });
    const before = await sendNumbers(first.address, numbers.slice(0, 20));
    // The kernel lets no disk become read-only on which a file is being written.
    await first.kill();
    disk.remount('ro');
    await expect(startProcess({ DATABASE_URL: url })).rejects.toThrow('SQLITE_READONLY');
    disk.remount('rw');
    const { address } = await startProcess({ DATABASE_URL: url });
    const after = await sendNumbers(address, numbers.slice(0, 40));
    expect([before.size, after.size]).toEqual([20, 40]);
    expect(await readStored(url)).toEqual([...after.values()].sort());
  });

  it('that is full takes no file, however small, and leaves nothing of it', async () => {
    const disk = await mountDisk('64k');
    await writeFile(join(disk.folder, 'full'), 'x'.repeat(64_000)).catch(() => undefined);
    const file = Readable.from([Buffer.alloc(10_000)]);
    await expect(receiveFile(file, disk.folder, 'a.pdf')).rejects.toThrow('ENOSPC');
    expect(await readdir(disk.folder)).toEqual(['full']);
  });

  it('with little space left takes messages, but no files', async () => {
    const disk = await mountDisk('8m');
    const url = `file:${join(disk.folder, 'forms.db')}`;
    const { address } = await startProcess({
      DATABASE_URL: url,
      FILES: join(disk.folder, 'files'),
    });
    const refused = await postFiles(address, [new File(['x'], 'a.pdf')], { message: numbered(1) });
    expect(refused.status).toBe(503);
    expect((await post(address, numbered(1))).status).toBe(201);
    expect(await readStored(url)).toHaveLength(1);
  });

  it('of the log whose reader is gone loses no message', async () => {
    const url = `file:${join(await makeFolder(), 'forms.db')}`;
    const { address, child } = await startProcess({ DATABASE_URL: url });
    child.stdout?.destroy();
    const taken = await sendNumbers(address, numbers.slice(0, 10));
    // A refusal writes into the log.
    await post(address, { ...numbered(99), message: 'x' }, { 'Content-Length': '5' }).catch(
      () => undefined,
    );
    expect((await sendNumbers(address, [11])).size).toBe(1);
    expect(await readStored(url)).toHaveLength(taken.size + 1);
    expect(child.exitCode).toBe(null);
  });
});

it.runIf(existsSync(FULL_DISK))('a log on a full disk loses no message', async () => {
  const url = `file:${join(await makeFolder(), 'forms.db')}`;
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/`;
  const log = await open(FULL_DISK, 'w');
  const settings = { SITE_URL, DATABASE_URL: url, PORT: String(port), MONITOR_PORT: '0' };
  const child = spawnProgram(['serve'], settings, log.fd);
  afterThisTest(async () => {
    child.kill('SIGKILL');
    await log.close();
  });
  await expect.poll(() => fetch(address).catch(() => undefined)).toBeDefined();
  expect((await sendNumbers(address, [1, 2, 3])).size).toBe(3);
  expect(await readStored(url)).toHaveLength(3);
  expect(child.exitCode).toBe(null);
});

it.for(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it after the answer that is under way',
  async (signal) => {
    const url = `file:${join(await makeFolder(), 'forms.db')}`;
    const { address, child } = await startProcess({ DATABASE_URL: url });
    const body = JSON.stringify(numbered(1));
    const sent = request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    });
    sent.write(body.slice(0, 20));
    const answered = once(sent, 'response');
    await expect.poll(() => sent.socket?.bytesWritten ?? 0).toBeGreaterThan(20);
    // The server has begun to read it once it answers somebody who came later.
    await fetch(address);
    const ended = once(child, 'exit');
    child.kill(signal);
    await expect
      .poll(() =>
        fetch(address).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
    sent.end(body.slice(20));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(201);
    expect((await ended)[0]).toBe(0);
    expect(await readStored(url)).toHaveLength(1);
  },
);

it.runIf(existsSync('/usr/bin/prlimit'))(
  'a disk that refuses every write for a while: nothing is answered then, and all of it later',
  async () => {
    const url = `file:${join(await makeFolder(), 'forms.db')}`;
    const { address, child } = await startProcess({ DATABASE_URL: url });
    const limit = (most: string) =>
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${most}:unlimited`]);
    const before = await sendNumbers(address, numbers.slice(0, 20));
    limit('0');
    const during = await sendNumbers(address, numbers.slice(20, 40));
    limit('unlimited');
    const after = await sendNumbers(address, numbers.slice(0, 40));
    expect([before.size, during.size, after.size]).toEqual([20, 0, 40]);
    expect(await readStored(url)).toEqual([...after.values()].sort());
  },
);

describe('a database that another process has locked', () => {
  const lock = async (url: string, time: number) => {
    const other = createClient({ url, timeout: 5000 });
    const transaction = await other.transaction('write');
    return wait(time).then(async () => {
      await transaction.rollback();
      other.close();
    });
  };

  it('for two seconds: messages wait for it', async () => {
    const url = `file:${join(await makeFolder(), 'forms.db')}`;
    const { address } = await startProcess({ DATABASE_URL: url });
    const unlocked = lock(url, 2000);
    const answers = await Promise.all(
      numbers.slice(0, 20).map((number) => post(address, numbered(number))),
    );
    await unlocked;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await readStored(url)).toHaveLength(20);
  });

  it('for longer than browsers wait: each is told so in time, and taken later', async () => {
    const url = `file:${join(await makeFolder(), 'forms.db')}`;
    const { address, monitor } = await startProcess({ DATABASE_URL: url });
    const unlocked = lock(url, 16_000);
    const began = performance.now();
    const answers = await Promise.all(
      numbers.slice(0, 20).map((number) => post(address, numbered(number))),
    );
    expect(performance.now() - began).toBeLessThan(14_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // What needs no database is answered all the while.
    expect((await fetch(`${monitor}/nothing`)).status).toBe(404);
    await unlocked;
    expect((await sendNumbers(address, numbers.slice(0, 20))).size).toBe(20);
    expect(await readStored(url)).toHaveLength(20);
  });
});

it('a clock that jumps loses no message and stores none twice', async () => {
  let clock = Date.now();
  const service = await start({}, () => new Date(clock));
  const references = new Set<string>();
  for (const jump of [0, -90_000 * HOUR, 90_000 * HOUR, -1, 200_000 * HOUR]) {
    clock += jump;
    for (const number of [1, 2, 3]) {
      const answer = await post(service.address, numbered(number));
      references.add((await answer.json()).reference);
    }
  }
  expect(references.size).toBe(3);
  expect(await service.listStored()).toHaveLength(3);
  expect((await postPlainly(service.address, plainInquiry)).status).toBe(200);
});
