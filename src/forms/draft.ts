import { readStored, store } from '../lib/storage';
import type { Values } from './setup';

/** What was typed but not sent. */
interface Draft {
  /** The query string of the page where it was typed. */
  search: string;
  values: Values;
  /** The last attempt to send it: its id, and its values. */
  tried?: { id: string; values: Values };
}

/** The draft of a form in this tab, even after a reload; null if there is none. */
export function readDraft(form: string): Draft | null {
  return JSON.parse(readStored(form) ?? 'null');
}

/**
 * Keeps what is typed until it is sent or discarded. A form with fewer fields than the one before
 * it, such as that at the end of a page, leaves the others as they are.
 */
export function keepDraft(form: string, values: Values, search: string): void {
  const draft = readDraft(form);
  const all = { ...draft?.values, ...values };
  store(form, JSON.stringify({ ...draft, search, values: all }));
}

/**
 * Notes that a draft is about to be sent.
 * @param values the values to be sent
 * @returns an id, the same for every attempt to send the same values, so that the server can detect
 * duplicates
 */
export function attemptDraft(form: string, values: Values): string {
  const draft = readDraft(form) ?? { search: '', values };
  const isSame = JSON.stringify(draft.tried?.values) === JSON.stringify(values);
  const tried = draft.tried && isSame ? draft.tried : { id: createId(), values };
  store(form, JSON.stringify({ ...draft, tried }));
  return tried.id;
}

/** Discards what was typed. */
export function removeDraft(form: string): void {
  store(form, null);
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
