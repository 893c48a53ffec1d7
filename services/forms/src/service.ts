import { resolve } from 'node:path';
import { type Couriers, createDelivery } from './delivery/deliver.ts';
import { createMailer } from './delivery/mail.ts';
import { createWebhook } from './delivery/webhook.ts';
import { startWorker } from './delivery/worker.ts';
import { createApp } from './http/app.ts';
import type { Endpoint } from './http/endpoint.ts';
import { createFileLinker } from './http/file-links.ts';
import { type Listening, listen } from './http/listen.ts';
import { networkReader } from './http/networks.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { prepareFolder, sweepFolder } from './http/uploads.ts';
import { createMetrics, createMonitor } from './monitor.ts';
import { publicAddress, type Settings } from './settings.ts';
import { openStore, type Store } from './store/database.ts';
import type { Channel } from './store/inquiries.ts';
import { migrate } from './store/migrations.ts';
import { probe } from './store/probe.ts';
import { deleteOutdated } from './store/retention.ts';
import { HOUR, SECOND } from './store/time.ts';

/** How many networks of one /48 may send as much as they may. */
const LINES_OF_SITE = 4;

/** One in so many messages may ask for the newsletter. */
const CONFIRMATIONS = 10;

/** How often to look for what is due, if nothing new arrives. */
const LOOK = 2 * SECOND;

/** A running service. */
export interface Service {
  port: number;
  monitorPort: number;
  /** Ends it, after what is under way. */
  close: () => Promise<void>;
}

/**
 * Starts the service: the endpoint of forms, the deliveries, the monitor.
 * @throws SettingsError, StoreError, NewerDatabaseError
 */
export async function startService(settings: Settings, now = () => new Date()): Promise<Service> {
  const store = await openStore(settings.DATABASE_URL, settings.DATABASE_TOKEN);
  await migrate(store);
  await probe(store, now());
  const folder = settings.FILES === undefined ? undefined : resolve(settings.FILES);
  if (folder !== undefined) await prepareFolder(folder);
  const metrics = createMetrics(store, now);
  const couriers = await createCouriers(settings, store, folder, now);
  const delivery = { store, couriers, now, onResult: metrics.countDelivery };
  const worker = startWorker(createDelivery(delivery), LOOK);
  const cleaner = startWorker(async () => {
    await deleteOutdated(store, settings.RETENTION_DAYS, folder, now());
    if (folder !== undefined) await sweepFolder(folder);
    return 0;
  }, HOUR);
  const endpoint: Endpoint = {
    store,
    channels: listChannels(settings),
    folder,
    scanCommand: settings.SCAN_COMMAND,
    sites: settings.SITE_URL,
    readNetworks: networkReader(settings.TRUSTED_PROXY),
    line: createRateLimit(settings.RATE),
    site: createRateLimit(settings.RATE * LINES_OF_SITE),
    total: createRateLimit(settings.RATE_TOTAL),
    confirmations: createRateLimit(settings.RATE_TOTAL / CONFIRMATIONS),
    now,
    onStored: worker.wake,
    onAnswer: metrics.countAnswer,
  };
  const listening: Listening[] = [];
  const close = async () => {
    await Promise.all(listening.map((server) => server.close()));
    await Promise.all([worker.stop(), cleaner.stop()]);
    couriers.mailer?.close();
    store.close();
  };
  try {
    const main = await listen(createApp(endpoint), settings.PORT, settings.HOST);
    listening.push(main);
    const monitor = createMonitor(store, metrics, now);
    const aside = await listen(monitor, settings.MONITOR_PORT, settings.HOST, 'MONITOR_PORT');
    listening.push(aside);
    return { port: main.port, monitorPort: aside.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** How inquiries are passed on. */
export function listChannels({ SMTP_URL, WEBHOOK_URL }: Settings): Channel[] {
  const mail: Channel[] = SMTP_URL === undefined ? [] : ['mail'];
  return WEBHOOK_URL === undefined ? mail : [...mail, 'webhook'];
}

async function createCouriers(
  settings: Settings,
  store: Store,
  folder: string | undefined,
  now: () => Date,
): Promise<Couriers> {
  const { SMTP_URL, MAIL_FROM = '', MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET, SITE_URL } = settings;
  const base = publicAddress(settings);
  const linkFile = await createFileLinker(store, base, now);
  return {
    mailer:
      SMTP_URL === undefined
        ? undefined
        : createMailer({
            url: SMTP_URL,
            from: MAIL_FROM,
            to: MAIL_TO,
            site: SITE_URL[0] ?? base,
            base,
            folder,
            linkFile,
          }),
    webhook:
      WEBHOOK_URL === undefined ? undefined : createWebhook(WEBHOOK_URL, WEBHOOK_SECRET, linkFile),
  };
}
