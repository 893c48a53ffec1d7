import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { copy } from '../copy.ts';
import type { Store } from '../store/database.ts';
import { type Channel, createReference, findReference, storeInquiry } from '../store/inquiries.ts';
import { subscribe } from '../store/subscribers.ts';
import { toTime } from '../store/time.ts';
import { isMessage, type Message, readMessage } from './message.ts';
import type { RateLimit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { scan } from './scan.ts';
import { keepUploads, removeFiles, type Upload } from './uploads.ts';

/** What receiving a message needs. */
export interface Receiver {
  store: Store;
  channels: readonly Channel[];
  /** The folder for files; undefined if none are accepted. */
  folder: string | undefined;
  scanCommand: string | undefined;
  /** Limits what is stored, whoever sends it. */
  total: RateLimit;
  /** Limits mail to readers, which anybody can cause at any address. */
  confirmations: RateLimit;
  now: () => Date;
  /** Called when there is something to deliver. */
  onStored: () => void;
}

/** A message that is on the disk, or that a robot believes to be. */
export interface Receipt {
  kind: Message['form'] | 'robot';
  /** Undefined for the newsletter. */
  reference: string | undefined;
  next: string | undefined;
}

/**
 * Takes a message: when this returns, it is stored.
 * @param isScript whether a script has sent it
 * @throws Refusal if it may not be taken; any other error if it could not be stored
 */
export async function receive(
  receiver: Receiver,
  request: IncomingMessage,
  isScript: boolean,
): Promise<Receipt> {
  const { entries, uploads } = await readBody(request, receiver.folder);
  try {
    const read = readMessage(entries, isScript);
    if (!isMessage(read)) throw refuse(read);
    const { form, next } = read;
    // Robots get the same answer as people.
    if (read.isRobot) return { kind: 'robot', reference: createReference(), next };
    const reference = form === 'inquiry' ? await take(receiver, read, uploads) : undefined;
    if (form === 'newsletter') await enroll(receiver, read);
    receiver.onStored();
    return { kind: form, reference, next };
  } finally {
    await removeFiles(uploads.map(({ path }) => path));
  }
}

function refuse(errors: Record<string, string>): Refusal {
  return Object.keys(errors).length === 0
    ? new Refusal(400, copy.noForm)
    : new Refusal(422, Object.values(errors).join(' '), { errors });
}

async function take(
  { store, channels, folder = '', scanCommand, total, confirmations, now }: Receiver,
  message: Message,
  uploads: readonly Upload[],
): Promise<string> {
  const at = now();
  const { email, fields } = message;
  const id = message.id ?? toId(message, uploads, at);
  const known = await findReference(store, id);
  if (known !== undefined) return known;
  const isSubscribing = fields.newsletter === 'yes';
  count(total);
  if (isSubscribing) count(confirmations);
  if (scanCommand !== undefined && uploads.length > 0) await scan(scanCommand, uploads);
  const reference = createReference();
  const files = await keepUploads(uploads, folder, reference);
  const more = isSubscribing ? subscribe(email, fields.page ?? '', at, canMail(channels)) : [];
  const paths = files.map(({ stored }) => join(folder, stored));
  try {
    const inquiry = { id, reference, receivedAt: at, email, fields, files };
    const stored = await storeInquiry(store, inquiry, channels, more);
    // The same message was stored at the same moment, by another request.
    if (stored !== reference) await removeFiles(paths);
    return stored;
  } catch (error) {
    // A line to the database that breaks may hide that it has stored everything: then the files stay.
    const kept = await findReference(store, id).catch(() => reference);
    if (kept !== reference) await removeFiles(paths);
    throw error;
  }
}

async function enroll(
  { store, channels, confirmations, now }: Receiver,
  { email, fields }: Message,
): Promise<void> {
  count(confirmations);
  await store.write(subscribe(email, fields.page ?? '', now(), canMail(channels)));
}

function canMail(channels: readonly Channel[]): boolean {
  return channels.includes('mail');
}

function count(total: RateLimit): void {
  const wait = total.take('all');
  if (wait > 0) throw new Refusal(503, copy.busy, { wait });
}

/** Without a script there is no id: the same content on the same day is the same message. */
function toId({ email, fields }: Message, uploads: readonly Upload[], at: Date): string {
  const files = uploads.map(({ sha256 }) => sha256);
  const content = JSON.stringify([toTime(at).slice(0, 10), email, fields, files]);
  return `sha256:${createHash('sha256').update(content).digest('hex')}`;
}
