import { randomInt } from 'node:crypto';
import type { InStatement, Row } from '@libsql/client';
import type { Store } from './database.ts';
import { toTime } from './time.ts';

/** A file that came with an inquiry. */
export interface StoredFile {
  /** What the sender calls it. */
  name: string;
  /** Its name in the folder of files. */
  stored: string;
  size: number;
  sha256: string;
}

/** An inquiry as it is stored. */
export interface Inquiry {
  reference: string;
  receivedAt: string;
  email: string;
  /** The other fields of the form, by name. */
  fields: Record<string, string>;
  files: StoredFile[];
  answeredAt: string | null;
}

/** How an inquiry is passed on. */
export type Channel = 'mail' | 'webhook';

/** An inquiry that has just been received. */
export interface NewInquiry {
  /** The same for every attempt to send the same message. */
  id: string;
  reference: string;
  receivedAt: Date;
  email: string;
  fields: Record<string, string>;
  files: StoredFile[];
}

/** Letters that cannot be taken for one another on the phone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new reference, such as OG-7K2M9QXT. */
export function createReference(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `OG-${letters.join('')}`;
}

/**
 * Stores an inquiry once, with what is to be delivered; when this returns, it is on the disk.
 * @param more statements that belong to it, run only if the reference is stored
 * @returns the reference under which its id is stored: another one if it had been sent before
 * @throws StoreError if it may not be stored; to send it again is safe
 */
export async function storeInquiry(
  store: Store,
  inquiry: NewInquiry,
  channels: readonly Channel[],
  more: InStatement[] = [],
): Promise<string> {
  const { id, reference, email, fields, files } = inquiry;
  const at = toTime(inquiry.receivedAt);
  const results = await store.write([
    {
      sql: `INSERT INTO inquiries (reference, id, received_at, email, fields, files)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      args: [reference, id, at, email, JSON.stringify(fields), JSON.stringify(files)],
    },
    ...channels.map((channel) => ({
      sql: `INSERT INTO deliveries (key, channel, reference, created_at, next_at)
        SELECT ?, ?, reference, ?, ? FROM inquiries WHERE reference = ?
        ON CONFLICT (key) DO NOTHING`,
      args: [`${reference}/${channel}`, channel, at, at, reference],
    })),
    ...more,
    { sql: 'SELECT reference FROM inquiries WHERE id = ?', args: [id] },
  ]);
  return String(results.at(-1)?.rows[0]?.reference);
}

/** The reference of an id that was stored before, if it was. */
export async function findReference(store: Store, id: string): Promise<string | undefined> {
  const sql = 'SELECT reference FROM inquiries WHERE id = ?';
  const { rows } = await store.read({ sql, args: [id] });
  return rows[0] && String(rows[0].reference);
}

/** One inquiry in full. */
export async function readInquiry(store: Store, reference: string): Promise<Inquiry | undefined> {
  const sql = 'SELECT * FROM inquiries WHERE reference = ?';
  const { rows } = await store.read({ sql, args: [reference.toUpperCase()] });
  return rows[0] && toInquiry(rows[0]);
}

/** A time after all others, as the database compares them. */
const FOREVER = '9';

/** Inquiries, the latest first. */
export async function listInquiries(
  store: Store,
  { isOpen = false, since = '', before = FOREVER, email = '' } = {},
): Promise<Inquiry[]> {
  const { rows } = await store.read({
    sql: `SELECT * FROM inquiries
      WHERE received_at >= ? AND received_at < ? AND (? = '' OR email = ?) AND (NOT ? OR answered_at IS NULL)
      ORDER BY received_at DESC`,
    args: [since, before, email, email, isOpen],
  });
  return rows.map(toInquiry);
}

/**
 * Marks an inquiry as answered.
 * @returns whether there is one of this reference
 */
export async function markAnswered(store: Store, reference: string, at: Date): Promise<boolean> {
  const [result] = await store.write([
    {
      sql: 'UPDATE inquiries SET answered_at = ? WHERE reference = ?',
      args: [toTime(at), reference.toUpperCase()],
    },
  ]);
  return result?.rowsAffected === 1;
}

function toInquiry(row: Row): Inquiry {
  return {
    reference: String(row.reference),
    receivedAt: String(row.received_at),
    email: String(row.email),
    fields: JSON.parse(String(row.fields)),
    files: JSON.parse(String(row.files)),
    answeredAt: row.answered_at === null ? null : String(row.answered_at),
  };
}
