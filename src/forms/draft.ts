import { readStored, store } from '../lib/storage';
import type { Draft } from './draft-storage';
import { listSlots, toDraftName } from './draft-storage';
import type { Values } from './setup';

/**
 * Each tab has a draft of its own, kept under a name that a lock reserves: the draft of a tab that
 * is open is never offered in another one, that of a closed one is.
 */
interface Place {
  slot: string;
  draft: Draft | null;
}

/** How long a tab that was reloaded may take to give its lock back, in milliseconds. */
const PATIENCE = 1000;

const places = new Map<string, Place>();

/** The draft of a form in this tab, or null. */
export function readDraft(form: string): Draft | null {
  return places.get(form)?.draft ?? null;
}

/**
 * The draft of a form: that of this tab, as it was before a reload, or else the last one that a
 * closed tab has left. From then on it is this tab's.
 * @returns null where there is none, where it cannot be read, and where somebody has begun another
 *   one while it was looked for: then it stays for later
 */
export async function claimDraft(form: string): Promise<Draft | null> {
  if (places.has(form)) return readDraft(form);
  const before = readStored('sessionStorage', toTabName(form));
  const others = listSlots(form).filter((slot) => slot !== before);
  const latest = others.toSorted((a, b) => timeOf(form, b) - timeOf(form, a));
  for (const slot of before === null ? latest : [before, ...latest]) {
    const release = await reserve(toDraftName(form, slot), slot === before ? PATIENCE : 0);
    if (release === null) continue;
    const isTyping = places.has(form);
    if (isTyping) release();
    else places.set(form, { slot, draft: readKept(form, slot) });
    return isTyping ? null : readDraft(form);
  }
  return null;
}

/** Keeps what is typed until it is sent or discarded. */
export function keepDraft(form: string, values: Values, search: string): void {
  const tried = readDraft(form)?.tried;
  write(form, { search, values, changed: Date.now(), ...(tried && { tried }) });
}

/**
 * Notes that a draft is about to be sent.
 * @param values the words that are sent
 * @returns an id, the same for every attempt to send the same words, so that a server can tell;
 *   mended words keep it too, since the server has taken none
 */
export function attemptDraft(form: string, values: Values): string {
  const draft = readDraft(form) ?? { search: '', values, changed: Date.now() };
  const { tried } = draft;
  const isSame = (words: Values) => JSON.stringify(words) === JSON.stringify(values);
  const id = tried && (!tried.values || isSame(tried.values)) ? tried.id : createId();
  write(form, { ...draft, tried: { id, values } });
  return id;
}

/** Notes that a server has refused the last attempt, and took nothing. */
export function noteRefusal(form: string): void {
  const draft = readDraft(form);
  if (draft?.tried) write(form, { ...draft, tried: { id: draft.tried.id } });
}

/** Forgets what was typed. */
export function removeDraft(form: string): void {
  const place = places.get(form);
  if (place === undefined) return;
  place.draft = null;
  store('localStorage', toDraftName(form, place.slot), null);
  store('sessionStorage', toTabName(form), null);
}

function write(form: string, draft: Draft) {
  const place = places.get(form) ?? openPlace(form);
  place.draft = draft;
  store('localStorage', toDraftName(form, place.slot), JSON.stringify(draft));
  store('sessionStorage', toTabName(form), place.slot);
}

function openPlace(form: string): Place {
  const place: Place = { slot: createId(), draft: null };
  places.set(form, place);
  void reserve(toDraftName(form, place.slot), 0);
  return place;
}

/**
 * Reserves a name among the tabs of this browser until this one is closed.
 * @param patience how long to wait for it, in milliseconds
 * @returns gives it back; null where another tab has it. Browsers without locks always agree
 */
function reserve(name: string, patience: number): Promise<(() => void) | null> {
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const options =
      patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    const hold = (lock: Lock | null) => lock && new Promise<void>((release) => resolve(release));
    locks.request(name, options, hold).then(
      () => resolve(null),
      () => resolve(null),
    );
  });
}

function timeOf(form: string, slot: string): number {
  return readKept(form, slot)?.changed ?? 0;
}

/** Under which name a tab remembers which draft is its own. */
function toTabName(form: string): string {
  return `tab.${form}`;
}

function readKept(form: string, slot: string): Draft | null {
  try {
    const name = toDraftName(form, slot);
    const draft: unknown = JSON.parse(readStored('localStorage', name) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { search, values, changed } = value as Partial<Record<keyof Draft, unknown>>;
  if (typeof search !== 'string' || typeof changed !== 'number') return false;
  if (typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}
