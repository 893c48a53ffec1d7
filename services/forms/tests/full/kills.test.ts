import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDelivery } from '../../src/delivery/deliver.ts';
import { createWebhook } from '../../src/delivery/webhook.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { readWaiting } from '../../src/store/deliveries.ts';
import { listInquiries } from '../../src/store/inquiries.ts';
import { HOUR } from '../../src/store/time.ts';
import { startHook } from '../hook.fixture.ts';
import { makeFolder } from '../service.fixture.ts';
import { startProcess } from './process.fixture.ts';
import { percentile99, sendAll } from './sender.fixture.ts';
import { findSqld, startSqld } from './sqld.fixture.ts';

const INQUIRIES = 2000;
const KILLS = 30;

const sqld = findSqld();

it.for([
  ['a file', true, async () => `file:${join(await makeFolder(), 'forms.db')}`],
  ['a server of libSQL', sqld !== undefined, () => startSqld(sqld ?? '')],
] as const)(
  'stores and delivers every answered inquiry once, however often it is killed under load, in %s',
  async ([, isThere, open], { skip }) => {
    skip(!isThere);
    const folder = await makeFolder();
    const hook = await startHook();
    const settings = {
      DATABASE_URL: await open(),
      FILES: join(folder, 'files'),
      WEBHOOK_URL: hook.url,
    };
    let service = await startProcess(settings);
    let kills = 0;
    let isRestarting = false;
    let nextKill = 10;
    const restart = async () => {
      isRestarting = true;
      await service.kill();
      service = await startProcess({ ...settings, PORT: String(service.port) });
      kills += 1;
      isRestarting = false;
    };
    const sent = await sendAll(INQUIRIES, () => service.address, {
      hasFiles: true,
      onAnswer: (answered) => {
        if (isRestarting || kills === KILLS || answered < nextKill) return;
        nextKill = answered + Math.random() * ((2 * (INQUIRIES - answered)) / (KILLS - kills + 1));
        void restart();
      },
    });
    await expect.poll(() => isRestarting).toBe(false);
    while (kills < KILLS) await restart();

    await service.kill();
    const store = await openStore(settings.DATABASE_URL);
    const stored = await listInquiries(store);
    const references = stored.map(({ reference }) => reference).sort();
    const files = stored.flatMap((inquiry) => inquiry.files.map((file) => file.stored)).sort();
    const kept = await readdir(settings.FILES);
    await deliverRest(store, hook.url);
    const { count } = await readWaiting(store);
    const ids = hook.posts.map(({ id }) => id);
    store.close();
    console.info(
      `${sent.references.size} answered, ${stored.length} stored, ${kills} kills, ${sent.failures} attempts failed, ${ids.length} posts to the webhook; answers: p99 ${percentile99(sent.times).toFixed(0)} ms, slowest ${Math.max(...sent.times).toFixed(0)} ms`,
    );
    expect(sent.contradicted).toEqual([]);
    expect(references).toEqual([...sent.references.values()].sort());
    expect(new Set(stored.map(({ fields }) => fields.name)).size).toBe(INQUIRIES);
    expect(kept.filter((name) => files.includes(name)).sort()).toEqual(files);
    expect(count).toBe(0);
    expect([...new Set(ids)].sort()).toEqual(references.map((each) => `${each}/webhook`));
    // Browsers wait for 15 s; a busy machine takes some of it.
    expect(percentile99(sent.times)).toBeLessThan(10_000);
  },
);

/** Delivers what is left, at a time when the leases of killed processes are over. */
async function deliverRest(store: Store, url: string): Promise<void> {
  const webhook = createWebhook(url, undefined, () => '');
  const deliver = createDelivery({
    store,
    couriers: { mailer: undefined, webhook },
    now: () => new Date(Date.now() + HOUR),
    onResult: () => undefined,
  });
  while ((await deliver()) > 0);
}
