import { count } from '#base/text';
import type { FormWords } from '../collections/files/forms';
import type { Values } from './setup';

/** The outcome of a message; `wait` is the number of seconds to wait before retrying. */
export type Outcome =
  | { kind: 'sent'; reference: string | null }
  | { kind: 'duplicate' }
  | { kind: 'rejected'; errors: Record<string, string>; message: string | null }
  | { kind: 'failed'; reason: keyof FormWords['failed']['reasons']; wait?: number };

type Answer = Record<string, unknown>;

/** How long a server may take to answer, in milliseconds. */
export const SEND_TIMEOUT = 15_000;
/** The same with files, which upload slowly on a poor connection. */
const UPLOAD_TIMEOUT = 180_000;

/** Browsers send at most 64 kB if the visitor leaves; a character takes up to three bytes. */
const LONGEST_KEPT_ALIVE = 20_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long a server may take to answer, in milliseconds. */
export function timeoutOf(files: readonly File[]): number {
  return files.length === 0 ? SEND_TIMEOUT : UPLOAD_TIMEOUT;
}

/**
 * Posts a form as JSON or, with files, as browsers do; docs/forms.md describes what a server does
 * with it.
 * @param payload the values to send, by name
 * @returns the outcome; any failure is a result, never an exception
 */
export async function sendForm(
  endpoint: string,
  payload: Values,
  files: readonly File[] = [],
): Promise<Outcome> {
  const hangUp = new AbortController();
  const timer = setTimeout(() => hangUp.abort(), timeoutOf(files));
  const body = files.length === 0 ? JSON.stringify(payload) : toFormData(payload, files);
  const isText = typeof body === 'string';
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(isText && { 'Content-Type': 'application/json' }),
      },
      body,
      signal: hangUp.signal,
      // Continues if the visitor leaves the site.
      keepalive: isText && body.length <= LONGEST_KEPT_ALIVE,
      // A redirect is not an answer, but the page it leads to would look like one.
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return { kind: 'failed', reason: 'unclear' };
    const wait = toSeconds(response.headers.get('Retry-After'), Date.now());
    return toOutcome(response.status, await readAnswer(response, hangUp.signal), wait);
  } catch {
    if (hangUp.signal.aborted) return { kind: 'failed', reason: 'timeout' };
    return { kind: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

function toFormData(payload: Values, files: readonly File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(payload)) data.append(name, value);
  for (const file of files) data.append('files', file);
  return data;
}

/** The answer as an object, empty if there was no body; null if it is not JSON. */
async function readAnswer(response: Response, signal: AbortSignal): Promise<Answer | null> {
  const text = await response.text();
  signal.throwIfAborted();
  try {
    const answer: unknown = JSON.parse(text.trim() || '{}');
    return isRecord(answer) ? answer : {};
  } catch {
    return null;
  }
}

/**
 * How long a server asks clients to wait before retrying.
 * @param header the value of `Retry-After`: seconds, or a date
 * @param now in milliseconds since 1970
 * @returns seconds; undefined if the header gives no valid time
 */
export function toSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** A duration in words, rounded up, such as "40 seconds", "2 minutes" or "3 hours". */
export function toWait(seconds: number): string {
  if (seconds > HOUR) return count(Math.ceil(seconds / HOUR), 'hour');
  return seconds > MINUTE ? count(Math.ceil(seconds / MINUTE), 'minute') : count(seconds, 'second');
}

/**
 * Reads the server's decision.
 * @param answer the JSON of its answer; null for anything else, such as a hotel's captive portal,
 * which says nothing about the message
 * @param wait how many seconds it asks to wait before retrying
 */
export function toOutcome(status: number, answer: Answer | null, wait?: number): Outcome {
  if (status >= 200 && status < 300) {
    if (answer === null) return { kind: 'failed', reason: 'unclear' };
    return { kind: 'sent', reference: toText(answer.reference) };
  }
  if (status === 409) return { kind: 'duplicate' };
  if ((status === 429 || status === 503) && wait !== undefined) {
    return { kind: 'failed', reason: 'busy', wait };
  }
  const errors = toMessages(answer?.errors);
  const message = toText(answer?.message);
  const isExplained = Object.keys(errors).length > 0 || message !== null;
  const isRejected = isExplained && (status === 400 || status === 422);
  return isRejected ? { kind: 'rejected', errors, message } : { kind: 'failed', reason: 'server' };
}

function toMessages(errors: unknown): Record<string, string> {
  const entries = isRecord(errors) ? Object.entries(errors) : [];
  const isText = (entry: [string, unknown]): entry is [string, string] => toText(entry[1]) !== null;
  return Object.fromEntries(entries.filter(isText));
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
