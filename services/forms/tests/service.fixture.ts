import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '../src/service.ts';
import { readSettings } from '../src/settings.ts';
import { openStore, type Store } from '../src/store/database.ts';
import { type Inquiry, listInquiries } from '../src/store/inquiries.ts';

/** The site whose forms the service takes. */
export const SITE_URL = 'https://grid.example';

/** A service in this process, with a database and a folder for files of its own. */
export interface Running extends Service {
  address: string;
  monitor: string;
  folder: string;
  /** A second connection to its database. */
  store: Store;
  listStored: () => Promise<Inquiry[]>;
}

const endings: (() => Promise<void>)[] = [];

/** Ends what a test has started, the last first. */
export async function endAll(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}

/** Runs something after the test. */
export function afterThisTest(end: () => Promise<void>): void {
  endings.push(end);
}

/** A folder that is removed after the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  afterThisTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a service that ends with the test. */
export async function start(
  settings: Record<string, string> = {},
  now?: () => Date,
): Promise<Running> {
  const folder = settings.FOLDER ?? (await makeFolder());
  const url = settings.DATABASE_URL ?? `file:${join(folder, 'forms.db')}`;
  const all = { SITE_URL, PORT: '0', MONITOR_PORT: '0', RATE: '1000', ...settings };
  const service = await startService(readSettings({ ...all, DATABASE_URL: url }), now);
  const store = await openStore(url);
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    store.close();
    await service.close();
  };
  afterThisTest(close);
  return {
    ...service,
    address: `http://127.0.0.1:${service.port}/`,
    monitor: `http://127.0.0.1:${service.monitorPort}`,
    folder,
    store,
    listStored: () => listInquiries(store),
    close,
  };
}
