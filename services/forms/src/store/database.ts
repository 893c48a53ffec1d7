import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { toCode } from '../log.ts';

/** How long a statement waits for a lock inside SQLite, where it holds up everything else. */
const BLOCKED = 20;
/** How long it is repeated after that, in milliseconds; browsers wait for 15 s. */
const PATIENCE = 5000;
const PAUSE = 50;
/** SQLite's and the server's words for: another one is writing. */
const LOCKED = /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_PROTOCOL)/;
/** Failures of the disk or the connection, after which the file is opened anew. */
const BROKEN = /^SQLITE_(IOERR|FULL|READONLY|CANTOPEN|NOTADB|CORRUPT)/;

/**
 * `FULL` syncs each commit to the disk before it returns. What is deleted is overwritten, so that a
 * deleted person leaves no bytes behind.
 */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON'];

/** The database was asked in vain; nothing was changed. */
export class StoreError extends Error {
  /** SQLite's code, such as SQLITE_FULL. */
  readonly code: string;

  constructor(cause: unknown) {
    super(`the database failed: ${toCode(cause)}`, { cause });
    this.code = toCode(cause);
  }
}

/** A database of SQL: a file, or a server of libSQL. */
export interface Store {
  /** Whether it is a file on this machine. */
  isFile: boolean;
  /**
   * Runs statements as one transaction. When it returns, all of them are on the disk.
   * @throws StoreError if none of them is
   */
  write: (statements: InStatement[]) => Promise<ResultSet[]>;
  /** @throws StoreError */
  read: (statement: InStatement) => Promise<ResultSet>;
  close: () => void;
}

/**
 * Opens a database, and makes the file if there is none.
 * @param url `file:/var/lib/forms/forms.db`, or the `libsql://` address of a server
 * @throws StoreError
 */
export async function openStore(url: string, token?: string): Promise<Store> {
  const isFile = url.startsWith('file:');
  const config = { url, concurrency: 1, timeout: BLOCKED, ...(token && { authToken: token }) };
  const client = open(() => createClient(config));
  const prepare = async () => {
    if (isFile) for (const pragma of PRAGMAS) await client.execute(`PRAGMA ${pragma}`);
  };
  const attempt = async <T>(act: () => Promise<T>, since = performance.now()): Promise<T> => {
    try {
      return await repeat(act, since);
    } catch (error) {
      if (isFile && BROKEN.test(toCode(error))) await reopen(client, prepare);
      throw new StoreError(error);
    }
  };
  await attempt(prepare);
  const inTurn = queue();
  return {
    isFile,
    write: (statements) => {
      const since = performance.now();
      return inTurn(() => attempt(() => client.batch(statements, 'write'), since));
    },
    read: (statement) => attempt(() => client.execute(statement)),
    close: () => client.close(),
  };
}

function open(act: () => Client): Client {
  try {
    return act();
  } catch (error) {
    throw new StoreError(error);
  }
}

/** Repeats what failed because another process was writing. */
async function repeat<T>(act: () => Promise<T>, since: number): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!LOCKED.test(toCode(error)) || performance.now() - since > PATIENCE) throw error;
      await wait(PAUSE / 2 + Math.random() * PAUSE);
    }
  }
}

/** A connection that was opened while the disk was read-only could never write again. */
async function reopen(client: Client, prepare: () => Promise<void>): Promise<void> {
  try {
    await client.reconnect();
    await prepare();
  } catch {
    // The next statement fails likewise, and tries again.
  }
}

/** Runs one after the other, so that a lock is waited for by one message at a time. */
function queue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
}
