/**
 * What is typed after the search is requested and before its input exists; undefined until
 * requested.
 */
let typed: string | undefined;

/** Collects what is typed, until `takeKeys` is called. */
export function collectKeys(): void {
  if (typed !== undefined) return;
  typed = '';
  addEventListener('keydown', collect);
}

/** Returns what was typed since `collectKeys`, and stops intercepting keys. */
export function takeKeys(): string {
  removeEventListener('keydown', collect);
  const taken = typed ?? '';
  typed = undefined;
  return taken;
}

function collect(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Backspace') typed = typed?.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  event.preventDefault();
}
