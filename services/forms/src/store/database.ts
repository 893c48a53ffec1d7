import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { toCode } from '../log.ts';

/** How long a statement waits for a lock inside SQLite, where it holds up everything else. */
const BLOCKED = 100;
/** How long it is repeated after that, in milliseconds; browsers wait for 15 s. */
const PATIENCE = 5000;
const PAUSE = 50;
/** Messages that are written together. */
const MOST_TOGETHER = 50;
/** SQLite's and the server's words for: another one is writing. */
const LOCKED = /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_PROTOCOL)/;
/**
 * `FULL` syncs each commit to the disk before it returns. What is deleted is overwritten, so that a
 * deleted person leaves no bytes behind.
 */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON'];

/** The database did not do, or did not say that it did, what it was asked for. */
export class StoreError extends Error {
  /** SQLite's code, such as SQLITE_FULL. */
  readonly code: string;

  constructor(cause: unknown, message = toCode(cause)) {
    super(`the database failed: ${message}`, { cause });
    this.code = toCode(cause);
  }
}

/** A database of SQL: a file, or a server of libSQL. */
export interface Store {
  /** Whether it is a file on this machine. */
  isFile: boolean;
  /**
   * Runs statements as one transaction. When it returns, all of them are on the disk.
   * @throws StoreError if none of them is, or if that is not known: each may be run once more
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
  const reopen = async () => {
    if (!isFile) return;
    await client.reconnect();
    await prepare();
  };
  const attempt = async <T>(act: () => Promise<T>, since = performance.now()): Promise<T> => {
    try {
      return await repeat(act, since, reopen);
    } catch (error) {
      throw new StoreError(error);
    }
  };
  await attempt(prepare);
  const write = groupWrites((statements, since) =>
    attempt(() => client.batch(statements, 'write'), since),
  );
  return {
    isFile,
    write,
    read: (statement) => attempt(() => client.execute(statement)),
    close: () => client.close(),
  };
}

function open(act: () => Client): Client {
  try {
    return act();
  } catch (error) {
    // Nothing that a person has typed is in the message of one that cannot be opened.
    throw new StoreError(error, error instanceof Error ? error.message : undefined);
  }
}

/**
 * Repeats what failed because another process was writing.
 * @param reopen called after each failure: a statement that failed stays unfinished in its connection,
 * which then cannot commit any more
 */
async function repeat<T>(
  act: () => Promise<T>,
  since: number,
  reopen: () => Promise<void>,
): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      // If that fails likewise, so does the next statement, which tries again.
      await reopen().catch(() => undefined);
      if (!LOCKED.test(toCode(error)) || performance.now() - since > PATIENCE) throw error;
      await wait(PAUSE / 2 + Math.random() * PAUSE);
    }
  }
}

/** Statements that belong together, and who waits for them. */
interface Job {
  statements: InStatement[];
  since: number;
  resolve: (results: ResultSet[]) => void;
  reject: (error: unknown) => void;
}

/** Runs statements as one transaction. */
type Commit = (statements: InStatement[], since: number) => Promise<ResultSet[]>;

/**
 * Makes a function that writes: what arrives while the disk is busy is written and synced together
 * after that. If it fails together, each is tried alone, so that none fails for another one.
 */
function groupWrites(commit: Commit): Store['write'] {
  const waiting: Job[] = [];
  let isBusy = false;
  const runAlone = async ({ statements, since, resolve, reject }: Job) => {
    await commit(statements, since).then(resolve, reject);
  };
  const runTogether = async (jobs: Job[]) => {
    const [first, second] = jobs;
    if (first === undefined) return;
    if (second === undefined) return runAlone(first);
    try {
      const statements = jobs.flatMap((job) => job.statements);
      const results = await commit(statements, first.since);
      for (const job of jobs) job.resolve(results.splice(0, job.statements.length));
    } catch {
      for (const job of jobs) await runAlone(job);
    }
  };
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) await runTogether(waiting.splice(0, MOST_TOGETHER));
    isBusy = false;
  };
  return (statements) =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, since: performance.now(), resolve, reject });
      // Later, so that what arrives in the same moment is written together.
      setImmediate(run);
    });
}
