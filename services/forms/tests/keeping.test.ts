import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/store/database.ts';
import { readWaiting } from '../src/store/deliveries.ts';
import { listInquiries, storeInquiry } from '../src/store/inquiries.ts';
import { migrate, NewerDatabaseError } from '../src/store/migrations.ts';
import { deletePerson } from '../src/store/person.ts';
import { deleteOutdated } from '../src/store/retention.ts';
import { subscribe } from '../src/store/subscribers.ts';
import { DAY, HOUR } from '../src/store/time.ts';
import { afterThisTest, makeFolder } from './service.fixture.ts';

const START = Date.UTC(2026, 0, 1);
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await makeFolder();
  store = await openStore(`file:${join(folder, 'forms.db')}`);
  afterThisTest(async () => store.close());
});

function storeAt(time: number, email = 'robin@castellan.example', channels: 'mail'[] = []) {
  const reference = `OG-${time}${email.slice(0, 3)}`;
  const fields = { name: 'Robin', message: `Call ${email} `.repeat(40) };
  const inquiry = {
    id: reference,
    reference,
    receivedAt: new Date(time),
    email,
    fields,
    files: [],
  };
  return storeInquiry(store, inquiry, channels);
}

/** Looks at the clock each hour, as the service does. */
async function watch(from: number, hours: number, days: number): Promise<number> {
  let deleted = 0;
  for (let hour = 0; hour <= hours; hour += 1) {
    deleted += await deleteOutdated(store, days, undefined, new Date(from + hour * HOUR));
  }
  return deleted;
}

it('leaves no byte of a deleted person in any file', async () => {
  await migrate(store);
  for (let at = 0; at < 300; at += 1) {
    await storeAt(START + at, `person${at % 10}@castellan.example`, ['mail']);
  }
  await store.write(subscribe('person3@castellan.example', '/insights', new Date(START), true));
  const other = await openStore(`file:${join(folder, 'forms.db')}`);
  await listInquiries(other);
  await deletePerson(store, 'PERSON3@castellan.example', undefined);
  for (const file of await readdir(folder)) {
    const bytes = await readFile(join(folder, file), 'latin1');
    expect([file, bytes.includes('person3@')]).toEqual([file, false]);
  }
  expect(await listInquiries(other)).toHaveLength(270);
  other.close();
});

describe('retention', () => {
  beforeEach(() => migrate(store));

  it('deletes what is older than it says, but nothing that was not delivered', async () => {
    await storeAt(START);
    await storeAt(START + 1, undefined, ['mail']);
    await storeAt(START + 20 * DAY);
    expect(await watch(START + 31 * DAY, 25, 30)).toBe(1);
    expect(await listInquiries(store)).toHaveLength(2);
  });

  it('keeps everything without a number of days', async () => {
    await storeAt(START);
    expect(await watch(START + 999 * DAY, 25, 0)).toBe(0);
  });

  it('deletes nothing by a clock that has jumped, until it has run for a day', async () => {
    await storeAt(START);
    expect(await watch(START, 30, 30)).toBe(0);
    expect(await watch(START + 999 * DAY, 20, 30)).toBe(0);
    expect(await watch(START + 2 * DAY, 25, 30)).toBe(0);
    expect(await listInquiries(store)).toHaveLength(1);
  });
});

describe('an upgrade', () => {
  it('keeps every message of the version before, and what waits to be delivered', async () => {
    await migrate(store, 1);
    await storeAt(START, undefined, ['mail']);
    await Promise.all([migrate(store), migrate(store)]);
    expect(await listInquiries(store)).toHaveLength(1);
    expect((await readWaiting(store)).count).toBe(1);
  });

  it('lets the version before go on storing while machines are upgraded', async () => {
    await migrate(store, 1);
    const old = await openStore(`file:${join(folder, 'forms.db')}`);
    await migrate(store);
    await storeInquiry(
      old,
      {
        id: 'x',
        reference: 'OG-X',
        receivedAt: new Date(START),
        email: 'a@b.example',
        fields: {},
        files: [],
      },
      ['mail'],
    );
    old.close();
    expect((await readWaiting(store)).count).toBe(1);
  });

  it('is not undone by an older service: that one says what to do, and changes nothing', async () => {
    await migrate(store);
    await store.write(["INSERT INTO migrations VALUES (99, '')"]);
    await expect(migrate(store)).rejects.toThrow(NewerDatabaseError);
  });
});
