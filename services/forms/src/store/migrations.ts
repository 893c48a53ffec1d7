import type { Store } from './database.ts';
import { toTime } from './time.ts';

/**
 * What each version adds to the database. A released one never changes, and a new one only adds, so
 * that the version before keeps working beside it while machines are upgraded one by one.
 */
const MIGRATIONS: string[][] = [
  [
    `CREATE TABLE inquiries (
      reference TEXT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      received_at TEXT NOT NULL,
      email TEXT NOT NULL COLLATE NOCASE,
      fields TEXT NOT NULL,
      files TEXT NOT NULL,
      answered_at TEXT
    ) STRICT`,
    'CREATE INDEX inquiries_by_time ON inquiries (received_at)',
    'CREATE INDEX inquiries_by_email ON inquiries (email)',
    `CREATE TABLE deliveries (
      key TEXT PRIMARY KEY,
      channel TEXT NOT NULL,
      reference TEXT REFERENCES inquiries ON DELETE CASCADE,
      created_at TEXT NOT NULL,
      next_at TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      leased_until TEXT,
      delivered_at TEXT,
      error TEXT
    ) STRICT`,
    'CREATE INDEX deliveries_due ON deliveries (next_at) WHERE delivered_at IS NULL',
    'CREATE INDEX deliveries_by_inquiry ON deliveries (reference)',
  ],
  [
    `CREATE TABLE subscribers (
      email TEXT PRIMARY KEY COLLATE NOCASE,
      token TEXT NOT NULL UNIQUE,
      asked_at TEXT NOT NULL,
      page TEXT,
      confirmed_at TEXT,
      left_at TEXT
    ) STRICT`,
    'ALTER TABLE deliveries ADD COLUMN subscriber TEXT REFERENCES subscribers ON DELETE CASCADE',
    'CREATE INDEX deliveries_by_subscriber ON deliveries (subscriber)',
    'CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
    `INSERT INTO state VALUES ('secret', lower(hex(randomblob(32))))`,
  ],
];

/** The database was written by a newer version of the service. */
export class NewerDatabaseError extends Error {}

/**
 * Brings a database up to date; several processes may do so at once.
 * @param version stops there, as an earlier version of the service would
 * @throws NewerDatabaseError, StoreError
 */
export async function migrate(store: Store, version = MIGRATIONS.length): Promise<void> {
  await store.write([
    'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
  ]);
  for (;;) {
    const current = await readVersion(store);
    if (current > MIGRATIONS.length) {
      throw new NewerDatabaseError(
        `The database has version ${current}, and this service knows ${MIGRATIONS.length}. Start the newer service again, or restore the backup from before the upgrade.`,
      );
    }
    if (current >= version) return;
    try {
      await apply(store, current + 1);
    } catch (error) {
      // Another process may have been faster: then its version is there now.
      if ((await readVersion(store)) === current) throw error;
    }
  }
}

async function readVersion(store: Store): Promise<number> {
  const { rows } = await store.read('SELECT coalesce(max(version), 0) AS version FROM migrations');
  return Number(rows[0]?.version);
}

async function apply(store: Store, version: number): Promise<void> {
  const noted = {
    sql: 'INSERT INTO migrations VALUES (?, ?)',
    args: [version, toTime(new Date())],
  };
  await store.write([noted, ...(MIGRATIONS[version - 1] ?? [])]);
}
