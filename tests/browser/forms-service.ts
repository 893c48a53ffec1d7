import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../services/forms/src/service.ts';
import { readSettings } from '../../services/forms/src/settings.ts';
import { openStore } from '../../services/forms/src/store/database.ts';
import { listInquiries } from '../../services/forms/src/store/inquiries.ts';

/** Our own service for forms, with a database of its own. */
export interface FormsService {
  address: string;
  /** What it has stored, the latest first. */
  listTaken: () => Promise<Record<string, string>[]>;
  /** Deletes what it has stored. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts the service on a free port.
 * @param siteUrl the origin of the site whose forms it takes
 */
export async function startFormsService(siteUrl: string): Promise<FormsService> {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  const url = `file:${join(folder, 'forms.db')}`;
  const ports = { PORT: '0', MONITOR_PORT: '0', RATE: '1000' };
  const service = await startService(
    readSettings({ SITE_URL: siteUrl, DATABASE_URL: url, ...ports }),
  );
  const store = await openStore(url);
  return {
    address: `http://127.0.0.1:${service.port}/`,
    listTaken: async () => {
      const inquiries = await listInquiries(store);
      const { rows } = await store.read('SELECT email FROM subscribers');
      return [
        ...inquiries.map(({ email, fields }) => ({ form: 'inquiry', email, ...fields })),
        ...rows.map(({ email }) => ({ form: 'newsletter', email: String(email) })),
      ];
    },
    forget: async () => {
      await store.write(['DELETE FROM inquiries', 'DELETE FROM subscribers']);
    },
    close: async () => {
      store.close();
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
