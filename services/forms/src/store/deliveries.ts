import type { Row } from '@libsql/client';
import type { Store } from './database.ts';
import type { Channel } from './inquiries.ts';
import { HOUR, later, MINUTE, SECOND, toTime } from './time.ts';

/** How long a process has a delivery for itself; it is renewed while an attempt is under way. */
export const LEASE = 3 * MINUTE;
const FIRST_PAUSE = 10 * SECOND;
const LONGEST_PAUSE = HOUR;

/** Something to be delivered, which this process has for itself for as long as `LEASE`. */
export interface Delivery {
  /** The same at each attempt, so that a recipient can tell a repetition. */
  key: string;
  channel: Channel | 'confirmation';
  reference: string | null;
  subscriber: string | null;
  attempts: number;
}

/** What waits to be delivered. */
export interface Waiting {
  count: number;
  /** When the oldest of it was received, as the database writes it. */
  oldest: string | null;
  /** The code of the last failure. */
  error: string | null;
}

/**
 * Takes what is due, for this process alone. What a clock that ran ahead has put off for longer than
 * any pause or lease is due as well.
 */
export async function claimDue(store: Store, now: Date, most: number): Promise<Delivery[]> {
  const [result] = await store.write([
    {
      sql: `UPDATE deliveries SET leased_until = ?, attempts = attempts + 1 WHERE key IN (
          SELECT key FROM deliveries WHERE delivered_at IS NULL
            AND next_at NOT BETWEEN ? AND ?
            AND (leased_until IS NULL OR leased_until NOT BETWEEN ? AND ?)
          ORDER BY next_at LIMIT ?
        ) RETURNING key, channel, reference, subscriber, attempts`,
      args: [
        later(now, LEASE),
        later(now, 1),
        later(now, 2 * LONGEST_PAUSE),
        later(now, 1),
        later(now, 2 * LEASE),
        most,
      ],
    },
  ]);
  return (result?.rows ?? []).map(toDelivery);
}

/** Keeps deliveries for this process for longer. */
export async function renewLeases(store: Store, keys: readonly string[], now: Date): Promise<void> {
  await store.write(
    keys.map((key) => ({
      sql: 'UPDATE deliveries SET leased_until = ? WHERE key = ? AND leased_until IS NOT NULL',
      args: [later(now, LEASE), key],
    })),
  );
}

/** Notes that something has been delivered. */
export async function markDelivered(store: Store, key: string, now: Date): Promise<void> {
  await store.write([
    {
      sql: 'UPDATE deliveries SET delivered_at = ?, leased_until = NULL, error = NULL WHERE key = ?',
      args: [toTime(now), key],
    },
  ]);
}

/** Notes why something could not be delivered, and when to try again: after 10 s, 20 s … an hour. */
export async function markFailed(
  store: Store,
  { key, attempts }: Delivery,
  error: string,
  now: Date,
): Promise<void> {
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  const scattered = pause * (0.75 + Math.random() / 4);
  await store.write([
    {
      sql: 'UPDATE deliveries SET next_at = ?, leased_until = NULL, error = ? WHERE key = ?',
      args: [later(now, scattered), error, key],
    },
  ]);
}

/** What has not been delivered; without a reference, of all inquiries. */
export async function readWaiting(store: Store, reference?: string): Promise<Waiting> {
  const { rows } = await store.read({
    sql: `SELECT count(*) AS count, min(created_at) AS oldest, max(error) AS error FROM deliveries
      WHERE delivered_at IS NULL AND (? IS NULL OR reference = ?)`,
    args: [reference ?? null, reference ?? null],
  });
  const [row] = rows;
  return {
    count: Number(row?.count ?? 0),
    oldest: typeof row?.oldest === 'string' ? row.oldest : null,
    error: typeof row?.error === 'string' ? row.error : null,
  };
}

/** Makes everything that waits due at once, such as after the mail server has been fixed. */
export async function retryNow(store: Store, now: Date): Promise<number> {
  const [result] = await store.write([
    { sql: 'UPDATE deliveries SET next_at = ? WHERE delivered_at IS NULL', args: [toTime(now)] },
  ]);
  return result?.rowsAffected ?? 0;
}

function toDelivery(row: Row): Delivery {
  return {
    key: String(row.key),
    channel: row.channel as Delivery['channel'],
    reference: row.reference === null ? null : String(row.reference),
    subscriber: row.subscriber === null ? null : String(row.subscriber),
    attempts: Number(row.attempts),
  };
}
