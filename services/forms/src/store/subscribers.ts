import { randomBytes } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { Store } from './database.ts';
import { HOUR, later, toTime } from './time.ts';

/** Nobody is sent a second request to confirm within this time, however often an address is entered. */
const AGAIN = HOUR;

/** A reader of the newsletter. */
export interface Subscriber {
  email: string;
  /** What the links in mail to the reader contain. */
  token: string;
  askedAt: string;
  page: string | null;
  confirmedAt: string | null;
}

/**
 * The statements that note a wish for the newsletter and queue the mail that asks to confirm it. Who
 * is on the list already gets no mail, and the answer does not tell: anybody can enter an address.
 * @param isMailed whether the service can send mail
 */
export function subscribe(email: string, page: string, now: Date, isMailed: boolean) {
  const at = toTime(now);
  const note: InStatement = {
    sql: `INSERT INTO subscribers (email, token, asked_at, page) VALUES (?, ?, ?, ?)
      ON CONFLICT (email) DO UPDATE SET
        asked_at = excluded.asked_at, page = excluded.page, confirmed_at = NULL, left_at = NULL
      WHERE left_at IS NOT NULL OR (confirmed_at IS NULL AND asked_at NOT BETWEEN ? AND ?)`,
    args: [email, randomBytes(16).toString('hex'), at, page, later(now, -AGAIN), at],
  };
  const ask: InStatement = {
    sql: `INSERT INTO deliveries (key, channel, subscriber, created_at, next_at)
      SELECT token || '/' || asked_at, 'confirmation', email, ?, ? FROM subscribers
      WHERE email = ? AND asked_at = ? AND confirmed_at IS NULL
      ON CONFLICT (key) DO NOTHING`,
    args: [at, at, email, at],
  };
  return isMailed ? [note, ask] : [note];
}

/**
 * Confirms a subscription.
 * @returns whether the link is one of ours and not from before the reader left
 */
export async function confirm(store: Store, token: string, now: Date): Promise<boolean> {
  if (!(await isKnown(store, token))) return false;
  const [result] = await store.write([
    {
      sql: `UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ?)
        WHERE token = ? AND left_at IS NULL`,
      args: [toTime(now), token],
    },
  ]);
  return result?.rowsAffected === 1;
}

/** Takes a reader off the list, whether or not the token is known. */
export async function unsubscribe(store: Store, token: string, now: Date): Promise<void> {
  if (!(await isKnown(store, token))) return;
  const at = toTime(now);
  await store.write([
    {
      sql: 'UPDATE subscribers SET left_at = coalesce(left_at, ?) WHERE token = ?',
      args: [at, token],
    },
    {
      sql: `DELETE FROM deliveries WHERE delivered_at IS NULL
        AND subscriber IN (SELECT email FROM subscribers WHERE token = ?)`,
      args: [token],
    },
  ]);
}

/** Whoever makes up tokens must not keep the database busy with writing. */
async function isKnown(store: Store, token: string): Promise<boolean> {
  const { rows } = await store.read({
    sql: 'SELECT 1 FROM subscribers WHERE token = ?',
    args: [token],
  });
  return rows.length > 0;
}

/** Readers who have confirmed and not left; all that are known if `email` is one of them. */
export async function listSubscribers(store: Store, email?: string): Promise<Subscriber[]> {
  const { rows } = await store.read(
    email === undefined
      ? 'SELECT * FROM subscribers WHERE confirmed_at IS NOT NULL AND left_at IS NULL ORDER BY email'
      : { sql: 'SELECT * FROM subscribers WHERE email = ?', args: [email] },
  );
  return rows.map((row) => ({
    email: String(row.email),
    token: String(row.token),
    askedAt: String(row.asked_at),
    page: row.page === null ? null : String(row.page),
    confirmedAt: row.confirmed_at === null ? null : String(row.confirmed_at),
  }));
}
