import type { FormCopy } from '../../collections/files/forms.ts';
import type { Refusal } from './form-state.ts';
import type { Values } from './values.ts';

export type SendResult =
  | { status: 'sent'; reference: string | null }
  | { status: 'duplicate' }
  | Refusal
  | { status: 'failed'; reason: keyof FormCopy['failed']['reasons'] };

type Answer = Record<string, unknown>;

/** How long a server may take to answer, in milliseconds: files upload slowly on a poor connection. */
export function timeoutOf(files: readonly File[]): number {
  return files.length === 0 ? 15_000 : 180_000;
}

/**
 * Posts a form as JSON or, with files, as browsers do; docs/forms.md describes what a server does
 * with it.
 * @param payload the values to send, by name
 * @returns the result; any failure is a result, never an exception
 */
export async function sendForm(
  endpoint: string,
  payload: Values,
  files: readonly File[] = [],
): Promise<SendResult> {
  const signal = AbortSignal.timeout(timeoutOf(files));
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
      signal,
      // Continues if the visitor leaves the site.
      keepalive: isText,
      // A redirect is not an answer, but the page it leads to would look like one.
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') return { status: 'failed', reason: 'unclear' };
    return toSendResult(response.status, readAnswer(await response.text()));
  } catch {
    if (signal.aborted) return { status: 'failed', reason: 'timeout' };
    return { status: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

function toFormData(payload: Values, files: readonly File[]): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(payload)) data.append(name, value);
  for (const file of files) data.append('files', file);
  return data;
}

/** The answer as an object, empty if there was no body; null if it is not JSON. */
function readAnswer(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text.trim() || '{}');
    return isRecord(answer) ? answer : {};
  } catch {
    return null;
  }
}

/**
 * Reads the server's decision.
 * @param answer the JSON of its answer; null for anything else, such as a hotel's captive portal,
 * which says nothing about the message
 */
export function toSendResult(status: number, answer: Answer | null): SendResult {
  if (status >= 200 && status < 300) {
    if (answer === null) return { status: 'failed', reason: 'unclear' };
    return { status: 'sent', reference: toText(answer.reference) };
  }
  if (status === 409) return { status: 'duplicate' };
  if (status === 429 || status === 503) return { status: 'failed', reason: 'busy' };
  const errors = toMessages(answer?.errors);
  const message = toText(answer?.message);
  const isExplained = Object.keys(errors).length > 0 || message !== null;
  const isRejected = isExplained && (status === 400 || status === 422);
  return isRejected
    ? { status: 'invalid', errors, message }
    : { status: 'failed', reason: 'server' };
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
