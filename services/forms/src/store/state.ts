import type { Store } from './database.ts';

/** What the service keeps for itself, such as the secret of its links, by name. */
type StateName = 'clock' | 'probe' | 'secret';

/** A value that was kept, if one was. */
export async function readState(store: Store, name: StateName): Promise<string | undefined> {
  const { rows } = await store.read({
    sql: 'SELECT value FROM state WHERE name = ?',
    args: [name],
  });
  return rows[0] && String(rows[0].value);
}

/** Keeps a value, in the place of the one before. */
export async function writeState(store: Store, name: StateName, value: string): Promise<void> {
  const sql = `INSERT INTO state VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  await store.write([{ sql, args: [name, value] }]);
}
