import { getSystemErrorName } from 'node:util';
import { log, toCode } from '../log.ts';
import type { Store } from '../store/database.ts';
import {
  claimDue,
  type Delivery,
  LEASE,
  markDelivered,
  markFailed,
  renewLeases,
} from '../store/deliveries.ts';
import { type Inquiry, readInquiry } from '../store/inquiries.ts';
import { listSubscribers } from '../store/subscribers.ts';
import type { Mailer } from './mail.ts';

/** How many deliveries are under way at the same time: a slow one holds up no other. */
const AT_ONCE = 4;

/** How things are delivered. */
export interface Couriers {
  mailer: Mailer | undefined;
  webhook: ((inquiry: Inquiry, key: string, now: Date) => Promise<void>) | undefined;
}

/** What delivers, and what it needs. */
export interface Deliverer {
  store: Store;
  couriers: Couriers;
  now: () => Date;
  onResult: (channel: string, result: 'delivered' | 'failed') => void;
}

/** A channel is no longer set up, but something waits for it. */
class MissingChannelError extends Error {
  readonly code = 'NOT_SET_UP';
}

/**
 * Makes a function that delivers what is due, and returns how much that was.
 */
export function createDelivery(deliverer: Deliverer): () => Promise<number> {
  const { store, now } = deliverer;
  // Delivered, but not yet noted as such, since the database failed in between: never sent again by
  // this process, however long that lasts.
  const unmarked = new Set<string>();
  const mark = async (key: string) => {
    unmarked.add(key);
    await markDelivered(store, key, now());
    unmarked.delete(key);
  };
  return async () => {
    for (const key of unmarked) await mark(key);
    const due = await claimDue(store, now(), AT_ONCE);
    // However slow a mail server is, no other process sends the same meanwhile.
    const renewal = setInterval(() => {
      const keys = due.map(({ key }) => key);
      renewLeases(store, keys, now()).catch((error) => log('not renewed', { code: toCode(error) }));
    }, LEASE / 3);
    const ended = Promise.all(
      due.map(async (delivery) => {
        if (unmarked.has(delivery.key)) return;
        try {
          await hand(deliverer, delivery);
        } catch (error) {
          await fail(deliverer, delivery, error);
          return;
        }
        deliverer.onResult(delivery.channel, 'delivered');
        await mark(delivery.key);
      }),
    );
    await ended.finally(() => clearInterval(renewal));
    return due.length;
  };
}

async function hand({ store, couriers, now }: Deliverer, delivery: Delivery): Promise<void> {
  const { key, channel, reference, subscriber } = delivery;
  if (channel === 'confirmation') {
    const [reader] = await listSubscribers(store, subscriber ?? '');
    if (couriers.mailer === undefined) throw new MissingChannelError('there is no mail');
    if (reader) await couriers.mailer.sendConfirmation(reader.email, reader.token, key);
    return;
  }
  const inquiry = await readInquiry(store, reference ?? '');
  // Deleted in the meantime.
  if (inquiry === undefined) return;
  if (channel === 'mail' && couriers.mailer) return couriers.mailer.sendInquiry(inquiry, key);
  if (channel === 'webhook' && couriers.webhook) return couriers.webhook(inquiry, key, now());
  throw new MissingChannelError(`there is no ${channel}`);
}

async function fail(
  { store, now, onResult }: Deliverer,
  delivery: Delivery,
  error: unknown,
): Promise<void> {
  const { channel, attempts, reference } = delivery;
  const code = toReason(error);
  onResult(channel, 'failed');
  log('not delivered', { channel, attempts, code, ...(reference && { reference }) });
  await markFailed(store, delivery, code, now());
}

/** Why a delivery failed, without an address: what the mail server or the system said, as a code. */
function toReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return toCode(error);
  if ('responseCode' in error) return `SMTP_${error.responseCode}`;
  return 'errno' in error && typeof error.errno === 'number'
    ? getSystemErrorName(error.errno)
    : toCode(error);
}
