/** What was typed into the live parts of a page, by part: kept in the history entry, so that Back brings it back. */
type Kept = Record<string, Record<string, string>>;

const NAME = 'islands';

/** What was typed into a part when this entry of the history was left. */
export function readTyped(part: string): Record<string, string> {
  return readAll()[part] ?? {};
}

/** Keeps what is typed with this entry of the history. */
export function keepTyped(part: string, typed: Record<string, string>): void {
  write({ ...readAll(), [part]: typed });
}

/** Forgets it. */
export function forgetTyped(part: string): void {
  const { [part]: _, ...others } = readAll();
  write(others);
}

function readAll(): Kept {
  const state: unknown = window.history.state;
  const kept: unknown = Object(state)[NAME];
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
}

/** The router keeps its own values beside ours. */
function write(kept: Kept): void {
  window.history.replaceState({ ...window.history.state, [NAME]: kept }, '');
}
