import { readStored, store } from '../../lib/storage.ts';
import { toTypedKey } from './keep-typed.ts';
import type { Values } from './values.ts';

/** What a link filled into a form. */
export interface Link {
  id: string;
  /** Its query string, which also describes the drawing that the inquiry is about, if any. */
  query: string;
  values: Values;
}

/** What was typed but not sent. */
export interface Draft {
  /** Only fields that hold something else than their page, or the link to it, gave them. */
  values: Values;
  /** The link that the form followed. */
  link?: Link;
  /** The last attempt to send it: its id, and its values. */
  tried?: { id: string; values: Values };
}

/** Longer than anything that a visitor types: nothing that the site has stored. */
const MAX_LENGTH = 1_000_000;

/**
 * The draft of a form in this tab, even after a reload; null if there is none. Whatever else may be
 * stored under its name is no draft.
 */
export function readDraft(form: string): Draft | null {
  const stored = readJson(form);
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { link, tried } = stored;
  return {
    values: toValues(stored.values),
    ...(isRecord(link) &&
      isText(link.id) &&
      isText(link.query) && {
        link: { id: link.id, query: link.query, values: toValues(link.values) },
      }),
    ...(isRecord(tried) &&
      isText(tried.id) && { tried: { id: tried.id, values: toValues(tried.values) } }),
  };
}

/** What was typed into a page that was left before its scripts had started; it is forgotten here. */
export function takeTyped(form: string): Values {
  const key = toTypedKey(form);
  const values = toValues(readJson(key));
  store(key, null);
  return values;
}

/** Keeps a draft until it is sent or discarded; one without anything in it is none. */
export function keepDraft(form: string, draft: Draft): void {
  store(toTypedKey(form), null);
  const isEmpty = Object.keys(draft.values).length === 0 && draft.link === undefined;
  store(form, isEmpty ? null : JSON.stringify(draft));
}

/**
 * Notes that a draft is about to be sent.
 * @param values the values to be sent
 * @returns an id, the same for every attempt to send the same values, so that the server can detect
 * duplicates
 */
export function attemptDraft(form: string, values: Values): string {
  const draft = readDraft(form) ?? { values: {} };
  const isSame = JSON.stringify(draft.tried?.values) === JSON.stringify(values);
  const tried = draft.tried && isSame ? draft.tried : { id: createId(), values };
  store(form, JSON.stringify({ ...draft, tried }));
  return tried.id;
}

/** Discards what was typed. */
export function removeDraft(form: string): void {
  store(form, null);
}

/** A random id. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The JSON that is stored under a name; null for anything else. */
function readJson(name: string): unknown {
  const text = readStored(name) ?? '';
  if (text.length > MAX_LENGTH) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toValues(stored: unknown): Values {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isText(entry[1])));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
