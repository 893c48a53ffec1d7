import { readStored, store } from '../lib/storage';
import type { Values } from './setup';

/** What was typed and has not been sent. */
export interface Draft {
  /** The same for every attempt to send it, so that a server can tell repetitions. */
  id: string;
  /** The query of the address at which it was typed. */
  search: string;
  values: Values;
}

/** The name of a form's draft in the browser's storage. */
export function toDraftName(form: string): string {
  return `ohmstead.${form}`;
}

/** The draft of a form, or null: also where what is kept cannot be read. */
export function readDraft(form: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(readStored('localStorage', toDraftName(form)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed until it is sent or discarded.
 * @returns the draft, with the id that it had before
 */
export function keepDraft(form: string, values: Values, search: string): Draft {
  const draft = { id: readDraft(form)?.id ?? createId(), search, values };
  store('localStorage', toDraftName(form), JSON.stringify(draft));
  return draft;
}

/** Forgets what was typed. */
export function removeDraft(form: string): void {
  store('localStorage', toDraftName(form), null);
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, search, values } = value as Partial<Record<keyof Draft, unknown>>;
  if (typeof id !== 'string' || typeof search !== 'string') return false;
  if (typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}
