/** What was typed into the calculators of a page, by calculator: stored in the history entry, so that Back brings it back. */
type StoredInputs = Record<string, Record<string, string>>;

const NAME = 'calculators';

/** What was typed into a calculator when this entry of the history was left. */
export function readInputs(part: string): Record<string, string> {
  return readAll()[part] ?? {};
}

/** Stores what is typed with this entry of the history. */
export function storeInputs(part: string, typed: Record<string, string>): void {
  write({ ...readAll(), [part]: typed });
}

/** Removes what was typed. */
export function clearInputs(part: string): void {
  const { [part]: _, ...others } = readAll();
  write(others);
}

function readAll(): StoredInputs {
  const state: unknown = window.history.state;
  const stored: unknown = Object(state)[NAME];
  return typeof stored === 'object' && stored !== null ? (stored as StoredInputs) : {};
}

/** The router keeps its own values beside ours. */
function write(stored: StoredInputs): void {
  window.history.replaceState({ ...window.history.state, [NAME]: stored }, '');
}
