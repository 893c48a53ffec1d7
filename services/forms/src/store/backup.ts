import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { SettingsError } from '../settings.ts';
import type { Store } from './database.ts';

/**
 * Copies a database, as it is at this moment, while the service uses it. The files of inquiries never
 * change: copy their folder after it, and all that the copy names are there.
 * @param file where to; it must not exist yet
 * @returns what was done, as a line
 * @throws SettingsError if the database is not a file, or the copy is there already
 */
export async function backUp(store: Store, file: string): Promise<string> {
  if (!store.isFile) throw new SettingsError('The database is on a server: back it up there.');
  if (existsSync(file)) throw new SettingsError(`${file} is there already. Name another file.`);
  await store.read({ sql: 'VACUUM INTO ?', args: [file] });
  const handle = await open(file);
  await handle.sync();
  await handle.close();
  return `The database is copied to ${file}.\n`;
}
