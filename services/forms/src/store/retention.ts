import { log } from '../log.ts';
import type { Store } from './database.ts';
import { type Inquiry, listInquiries } from './inquiries.ts';
import { deleteFiles, wipe } from './person.ts';
import { readState, writeState } from './state.ts';
import { DAY, HOUR, later, toTime } from './time.ts';

/** How long a clock must have run evenly before anything is deleted by it. */
const STEADY = DAY;
/** The longest time between two looks at a clock that runs evenly. */
const GAP = 3 * HOUR;
/** How long somebody may take to confirm the newsletter. */
const UNCONFIRMED = 30 * DAY;

/** When the clock was last seen, and since when it has run evenly, in milliseconds. */
interface Watch {
  seen: number;
  steadySince: number;
}

/**
 * Deletes inquiries that were received more than some days ago and delivered, and wishes for the
 * newsletter that nobody has confirmed. A clock that has jumped deletes nothing: somebody has a day
 * to set it right. Called about once an hour.
 * @param days 0 keeps inquiries for good
 * @returns how many inquiries were deleted
 */
export async function deleteOutdated(
  store: Store,
  days: number,
  folder: string | undefined,
  now: Date,
): Promise<number> {
  if (!(await isSteady(store, now.getTime()))) return 0;
  await store.write([
    {
      sql: `DELETE FROM subscribers WHERE confirmed_at IS NULL AND asked_at < ?`,
      args: [later(now, -UNCONFIRMED)],
    },
  ]);
  if (days === 0) return 0;
  const outdated = await listOutdated(store, later(now, -days * DAY));
  if (outdated.length === 0) return 0;
  await deleteFiles(outdated, folder);
  await store.write(
    outdated.map(({ reference }) => ({
      sql: 'DELETE FROM inquiries WHERE reference = ?',
      args: [reference],
    })),
  );
  await wipe(store);
  log('deleted', { count: outdated.length });
  return outdated.length;
}

/** Inquiries from before a time, all of which were delivered. */
async function listOutdated(store: Store, before: string): Promise<Inquiry[]> {
  const { rows } = await store.read(
    'SELECT DISTINCT reference FROM deliveries WHERE delivered_at IS NULL AND reference IS NOT NULL',
  );
  const waiting = new Set(rows.map(({ reference }) => reference));
  const all = await listInquiries(store, { before });
  return all.filter(({ reference }) => !waiting.has(reference));
}

async function isSteady(store: Store, now: number): Promise<boolean> {
  const noted = await readState(store, 'clock');
  const watch: Watch | undefined = noted === undefined ? undefined : JSON.parse(noted);
  const passed = watch === undefined ? Number.NaN : now - watch.seen;
  const steadySince = passed >= 0 && passed <= GAP ? (watch?.steadySince ?? now) : now;
  if (watch !== undefined && steadySince === now)
    log('clock has jumped', { at: toTime(new Date(now)) });
  await writeState(store, 'clock', JSON.stringify({ seen: now, steadySince }));
  return now - steadySince >= STEADY;
}
