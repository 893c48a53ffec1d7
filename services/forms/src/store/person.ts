import { join } from 'node:path';
import { removeFiles } from '../http/uploads.ts';
import type { Store } from './database.ts';
import { type Inquiry, listInquiries } from './inquiries.ts';
import { listSubscribers, type Subscriber } from './subscribers.ts';

/** All that is stored of a person. */
export interface Person {
  inquiries: Inquiry[];
  /** The subscription to the newsletter; at most one. */
  newsletter: Subscriber[];
}

/** Everything under an address, in whatever case it is written. */
export async function readPerson(store: Store, email: string): Promise<Person> {
  return {
    inquiries: await listInquiries(store, { email }),
    newsletter: await listSubscribers(store, email),
  };
}

/**
 * Deletes everything under an address, files included, so that none of its bytes are left in the
 * database.
 * @param folder the folder of files
 * @returns what it was
 */
export async function deletePerson(
  store: Store,
  email: string,
  folder: string | undefined,
): Promise<Person> {
  const person = await readPerson(store, email);
  await deleteFiles(person.inquiries, folder);
  await store.write([
    { sql: 'DELETE FROM inquiries WHERE email = ?', args: [email] },
    { sql: 'DELETE FROM subscribers WHERE email = ?', args: [email] },
  ]);
  await wipe(store);
  return person;
}

/** Deletes the files of inquiries. */
export async function deleteFiles(
  inquiries: readonly Inquiry[],
  folder: string | undefined,
): Promise<void> {
  if (folder === undefined) return;
  await removeFiles(
    inquiries.flatMap(({ files }) => files.map(({ stored }) => join(folder, stored))),
  );
}

/**
 * Writes the database anew: rows that have moved leave copies in unused space, and so does the log
 * of what was written last. On a server of libSQL, that is the server's to do.
 * @throws StoreError if another process keeps writing
 */
export async function wipe(store: Store): Promise<void> {
  if (!store.isFile) return;
  await store.read('VACUUM');
  const { rows } = await store.read('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.busy !== 0) throw new Error('The log of the database is in use. Do it again.');
}
