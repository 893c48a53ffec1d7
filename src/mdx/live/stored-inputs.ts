/**
 * What was typed into a page's calculators, by calculator: stored in the history entry, so that
 * Back restores it.
 */
type StoredInputs = Record<string, Record<string, string>>;

const NAME = 'calculators';

/** What was typed into a calculator before this history entry was left. */
export function readInputs(part: string): Record<string, string> {
  return readAll()[part] ?? {};
}

/** Stores what is typed in this history entry, beside what the router stores there. */
export function storeInputs(part: string, typed: Record<string, string>): void {
  const stored = { ...readAll(), [part]: typed };
  window.history.replaceState({ ...window.history.state, [NAME]: stored }, '');
}

function readAll(): StoredInputs {
  const state: unknown = window.history.state;
  const stored: unknown = Object(state)[NAME];
  return typeof stored === 'object' && stored !== null ? (stored as StoredInputs) : {};
}
