import { listStored, store } from '../lib/storage';
import type { Values } from './setup';

/** What was typed and has not been sent. */
export interface Draft {
  /** The query of the address at which it was typed. */
  search: string;
  values: Values;
  /** When it changed last, in milliseconds since 1970. */
  changed: number;
  /** The last attempt to send it: its id, and its words unless the server has refused them. */
  tried?: { id: string; values?: Values };
}

/** Of this page alone. */
const PLAIN = `plain-${Math.random().toString(36).slice(2)}`;

/** The names of the drafts of a form on this device, whichever tab they belong to. */
export function listSlots(form: string): string[] {
  const start = toDraftName(form, '');
  return listStored('localStorage').flatMap((name) =>
    name.startsWith(start) ? [name.slice(start.length)] : [],
  );
}

/** Under which name a draft is kept. */
export function toDraftName(form: string, slot: string): string {
  return `ohmstead.${form}.${slot}`;
}

/** Keeps what stands in a form while what does more cannot be loaded; a later page offers it. */
export function keepPlainly(name: string, form: HTMLFormElement): void {
  const words = [...new FormData(form)].flatMap(([box, value]) =>
    typeof value === 'string' ? [[box, value]] : [],
  );
  const { search } = window.location;
  const draft: Draft = { search, values: Object.fromEntries(words), changed: Date.now() };
  store('localStorage', toDraftName(name, PLAIN), JSON.stringify(draft));
}
