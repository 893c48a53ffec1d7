import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { readWaiting } from '../../src/store/deliveries.ts';
import { listInquiries } from '../../src/store/inquiries.ts';
import { startHook } from '../hook.fixture.ts';
import { numbered, post } from '../inquiry.fixture.ts';
import { afterThisTest, makeFolder } from '../service.fixture.ts';
import { startProcess } from './process.fixture.ts';
import { percentile99, sendAll } from './sender.fixture.ts';
import { findSqld, startSqld } from './sqld.fixture.ts';

const INQUIRIES = 600;
const sqld = findSqld();

describe.each([
  ['a file', true, async () => `file:${join(await makeFolder(), 'forms.db')}`],
  ['a server of libSQL', sqld !== undefined, () => startSqld(sqld ?? '')],
])('two processes on one database, %s', (_, isThere, open) => {
  it.runIf(isThere)('store each inquiry once and deliver it once', async () => {
    const hook = await startHook();
    const settings = { DATABASE_URL: await open(), WEBHOOK_URL: hook.url };
    const services = await Promise.all([startProcess(settings), startProcess(settings)]);
    let turn = 0;
    const addressOf = () => {
      turn += 1;
      return services[turn % 2]?.address ?? '';
    };
    const sent = await sendAll(INQUIRIES, addressOf, { atOnce: 20 });
    const store = await openStore(settings.DATABASE_URL);
    afterThisTest(async () => store.close());
    const stored = await listInquiries(store);
    expect(sent.contradicted).toEqual([]);
    expect(stored.map(({ reference }) => reference).sort()).toEqual(
      [...sent.references.values()].sort(),
    );
    await expect.poll(async () => (await readWaiting(store)).count).toBe(0);
    const ids = hook.posts.map(({ id }) => id);
    expect(ids).toHaveLength(INQUIRIES);
    expect(new Set(ids).size).toBe(INQUIRIES);
    console.info(
      `${stored.length} stored and delivered, ${sent.failures} attempts failed; p99 ${percentile99(sent.times).toFixed(0)} ms`,
    );
  });

  it.runIf(isThere)('give the same message one reference, also at the same moment', async () => {
    const settings = { DATABASE_URL: await open() };
    const services = await Promise.all([startProcess(settings), startProcess(settings)]);
    for (let number = 1; number <= 30; number += 1) {
      const answers = await Promise.all(
        services.map(({ address }) => post(address, numbered(number))),
      );
      const references = await Promise.all(
        answers.map(async (answer) => (await answer.json()).reference),
      );
      expect(references[0]).toMatch(/^OG-/);
      expect(references[1]).toBe(references[0]);
    }
  });
});
