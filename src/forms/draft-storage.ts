import { readStored, store } from '../lib/storage';
import type { Values } from './setup';

/** What was typed but not sent. */
export interface Draft {
  /** The query string of the page where it was typed. */
  search: string;
  values: Values;
  /** The last attempt to send it: its id, and its values unless the server refused them. */
  tried?: { id: string; values?: Values };
}

/** The draft of a form in this tab's storage, as text; null if there is none. */
export function readStoredDraft(form: string): string | null {
  return readStored(toDraftName(form));
}

/** Stores a draft until the tab is closed; null removes it. */
export function storeDraft(form: string, draft: Draft | null): void {
  store(toDraftName(form), draft && JSON.stringify(draft));
}

/** Stores the values of a form when its script cannot be loaded; a later page offers them. */
export function keepPlainly(name: string, form: HTMLFormElement): void {
  const words = [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  storeDraft(name, { search: window.location.search, values: Object.fromEntries(words) });
}

function toDraftName(form: string): string {
  return `ohmstead.${form}`;
}
