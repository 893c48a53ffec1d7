import type { Store } from './database.ts';
import { writeState } from './state.ts';
import { toTime } from './time.ts';

/** As much as a long message takes. */
const ROOM = 32_000;

/**
 * Finds out whether a message could be stored at this moment: a database that can be read may still
 * be read-only or nearly full.
 * @throws StoreError if it could not
 */
export async function probe(store: Store, now: Date): Promise<void> {
  await writeState(store, 'probe', toTime(now).padEnd(ROOM));
}
