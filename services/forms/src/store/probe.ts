import type { Store } from './database.ts';
import { toTime } from './time.ts';

/** As much as a long message takes. */
const ROOM = 32_000;

/**
 * Finds out whether a message could be stored at this moment: a database that can be read may still
 * be read-only or nearly full.
 * @throws StoreError if it could not
 */
export async function probe(store: Store, now: Date): Promise<void> {
  const sql = `INSERT INTO state VALUES ('probe', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  await store.write([{ sql, args: [toTime(now).padEnd(ROOM)] }]);
}
