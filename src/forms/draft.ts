import { readStored, store } from '../lib/storage';
import type { Values } from './setup';

/** What was typed but not sent. */
interface Draft {
  /** The query string of the page where it was typed. */
  search: string;
  values: Values;
  /** The last attempt to send it: its id, and its values unless the server refused them. */
  tried?: { id: string; values?: Values };
}

/** By form name: drafts survive navigation even if the browser stores nothing. */
const drafts = new Map<string, Draft>();

/** The draft of a form in this tab, even after a reload; null if none can be read. */
export function readDraft(form: string): Draft | null {
  return drafts.get(form) ?? parseDraft(readStored(form));
}

/**
 * Keeps what is typed until it is sent or discarded. A form with fewer fields than the one before
 * it, such as that at the end of a page, leaves the others as they are.
 */
export function keepDraft(form: string, values: Values, search: string): void {
  const draft = readDraft(form);
  write(form, { ...draft, search, values: { ...draft?.values, ...values } });
}

/**
 * Notes that a draft is about to be sent.
 * @param values the values to be sent
 * @returns an id, the same for every attempt to send the same values, so that the server can detect
 * duplicates; corrected values keep it too, since the server has accepted none
 */
export function attemptDraft(form: string, values: Values): string {
  const draft = readDraft(form) ?? { search: '', values };
  const { tried } = draft;
  const isSame = (words: Values) => JSON.stringify(words) === JSON.stringify(values);
  const id = tried && (!tried.values || isSame(tried.values)) ? tried.id : createId();
  write(form, { ...draft, tried: { id, values } });
  return id;
}

/** Notes that the server refused the last attempt and accepted nothing. */
export function noteRefusal(form: string): void {
  const draft = readDraft(form);
  if (draft?.tried) write(form, { ...draft, tried: { id: draft.tried.id } });
}

/** Discards what was typed. */
export function removeDraft(form: string): void {
  drafts.delete(form);
  store(form, null);
}

function write(form: string, draft: Draft) {
  drafts.set(form, draft);
  store(form, JSON.stringify(draft));
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parseDraft(text: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { search, values } = value as Partial<Record<keyof Draft, unknown>>;
  if (typeof search !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}
