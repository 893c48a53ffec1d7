/** What is typed between asking for the search and its box being there; undefined while nobody has asked. */
let typed: string | undefined;

/** Keeps what is typed from now on, until `takeKeys` is called. */
export function collectKeys(): void {
  if (typed !== undefined) return;
  typed = '';
  addEventListener('keydown', collect);
}

/** What has been typed since `collectKeys`; keys go their own ways again. */
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
