import { beforeEach, expect, it } from 'vitest';
import { createDelivery } from '../../src/delivery/deliver.ts';
import { createMailer, type Mailer } from '../../src/delivery/mail.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { readWaiting } from '../../src/store/deliveries.ts';
import { storeInquiry } from '../../src/store/inquiries.ts';
import { migrate } from '../../src/store/migrations.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/store/time.ts';
import { type MailServer, startMailServer } from '../mail-server.fixture.ts';
import { afterThisTest, makeFolder } from '../service.fixture.ts';

const START = Date.UTC(2026, 0, 1);
let store: Store;
let mailer: Mailer;
let mail: MailServer;
let clock: number;

beforeEach(async () => {
  clock = START;
  mail = await startMailServer();
  store = await openStore(`file:${await makeFolder()}/forms.db`);
  await migrate(store);
  mailer = connect();
  afterThisTest(async () => store.close());
});

const now = () => new Date(clock);

function connect(): Mailer {
  const mailer = createMailer({
    url: mail.url,
    from: 'forms@grid.example',
    to: ['sales@grid.example'],
    site: 'https://grid.example',
    base: 'https://forms.example',
    folder: undefined,
    linkFile: () => '',
  });
  afterThisTest(async () => mailer.close());
  return mailer;
}

function storeSome(count: number): Promise<string[]> {
  const each = (_: unknown, at: number) =>
    storeInquiry(
      store,
      {
        id: `${clock} ${at}`,
        reference: `OG-${clock}${at}`,
        receivedAt: now(),
        email: 'robin@castellan.example',
        fields: { name: `Robin ${at}`, message: 'Hello' },
        files: [],
      },
      ['mail'],
    );
  return Promise.all(Array.from({ length: count }, each));
}

function deliverer() {
  return createDelivery({
    store,
    couriers: { mailer, webhook: undefined },
    now,
    onResult: () => undefined,
  });
}

/** Delivers what becomes due while the clock runs. */
async function run(deliver: () => Promise<number>, duration: number, step = 30 * SECOND) {
  for (const end = clock + duration; clock < end; clock += step) {
    while ((await deliver()) > 0);
  }
}

const subjects = () => mail.mails.map(({ subject }) => subject);

it.each(['refuses', 'hangs up'] as const)(
  'delivers everything once after a mail server that %s for an hour',
  async (mood) => {
    mail.mood = mood;
    await storeSome(5);
    await run(deliverer(), HOUR);
    expect(mail.mails).toHaveLength(0);
    expect(await readWaiting(store)).toMatchObject({ count: 5, error: expect.any(String) });
    mail.mood = 'accepts';
    await storeSome(5);
    await run(deliverer(), 2 * HOUR, 5 * MINUTE);
    expect(new Set(subjects()).size).toBe(10);
    expect(mail.mails).toHaveLength(10);
    expect((await readWaiting(store)).count).toBe(0);
  },
);

it('delivers everything once after a mail server that was down for an hour', async () => {
  const port = Number(new URL(mail.url).port);
  await mail.close();
  await storeSome(5);
  await run(deliverer(), HOUR);
  expect((await readWaiting(store)).error).toBe('ECONNREFUSED');
  mail = await startMailServer(port);
  await run(deliverer(), 2 * HOUR, 5 * MINUTE);
  expect(mail.mails).toHaveLength(5);
  expect(new Set(subjects()).size).toBe(5);
});

it('delivers everything once while a mail server is slow, with two processes at work', async () => {
  mail.mood = { slowness: 100 };
  await storeSome(12);
  const second = deliverer();
  await Promise.all([run(deliverer(), MINUTE), run(second, MINUTE)]);
  expect(mail.mails).toHaveLength(12);
  expect(new Set(subjects()).size).toBe(12);
});

it('drops nothing, however long it fails, and tries at least every hour', async () => {
  mail.mood = 'refuses';
  const [reference] = await storeSome(1);
  const deliver = deliverer();
  await run(deliver, 3 * DAY, 10 * MINUTE);
  expect(await readWaiting(store, reference)).toMatchObject({ count: 1, error: 'SMTP_451' });
  mail.mood = 'accepts';
  await run(deliver, HOUR + 10 * MINUTE, 10 * MINUTE);
  expect(mail.mails).toHaveLength(1);
});

it.each([
  ['years back', -3 * 365 * DAY],
  ['an hour back', -HOUR],
  ['years forward', 3 * 365 * DAY],
])('delivers everything once when the clock jumps %s between the attempts', async (_, jump) => {
  mail.mood = 'refuses';
  await storeSome(3);
  const deliver = deliverer();
  await run(deliver, 10 * MINUTE);
  clock += jump;
  mail.mood = 'accepts';
  await run(deliver, 3 * HOUR, 5 * MINUTE);
  expect(mail.mails).toHaveLength(3);
  expect(new Set(subjects()).size).toBe(3);
});

it('sends again what a killed process was sending, when its lease is over', async () => {
  await storeSome(1);
  const hangs = createDelivery({
    store,
    couriers: { mailer: undefined, webhook: undefined },
    now,
    onResult: () => undefined,
  });
  await store.write(["UPDATE deliveries SET leased_until = '2026-01-01T00:03:00.000Z'"]);
  await run(hangs, MINUTE);
  expect((await readWaiting(store)).error).toBe(null);
  await run(deliverer(), 5 * MINUTE);
  expect(mail.mails).toHaveLength(1);
});
