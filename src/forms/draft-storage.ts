import { readStored, store } from '../lib/storage';
import type { Values } from './setup';

/** What was typed and has not been sent. */
export interface Draft {
  /** The query of the address at which it was typed. */
  search: string;
  values: Values;
  /** The last attempt to send it: its id, and its words unless the server has refused them. */
  tried?: { id: string; values?: Values };
}

/** The draft of a form as this tab keeps it, as text; null where there is none. */
export function readStoredDraft(form: string): string | null {
  return readStored(toDraftName(form));
}

/** Keeps a draft until its tab is closed; null forgets it. */
export function storeDraft(form: string, draft: Draft | null): void {
  store(toDraftName(form), draft && JSON.stringify(draft));
}

/** Keeps what stands in a form while what does more cannot be loaded; a later page offers it. */
export function keepPlainly(name: string, form: HTMLFormElement): void {
  const words = [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  storeDraft(name, { search: window.location.search, values: Object.fromEntries(words) });
}

function toDraftName(form: string): string {
  return `ohmstead.${form}`;
}
