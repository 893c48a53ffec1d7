/** What was typed before the search dialog could take it. */
let typed = '';

/**
 * Collects what is typed after the search was asked for, until a box takes it: the dialog may still
 * be loading.
 */
export function collectKeys(): void {
  if (document.querySelector('dialog[open]')) return;
  typed = '';
  addEventListener('keydown', collect);
}

function collect(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey } = event;
  if (isTextBox(target)) return removeEventListener('keydown', collect);
  // The names of other keys are longer than a sign.
  if (key?.length !== 1 || ctrlKey || metaKey) return;
  typed += key;
  // A blank would scroll the page or press a button.
  event.preventDefault();
}

/** What was collected, which is forgotten here. */
export function takeEarlyKeys(): string {
  removeEventListener('keydown', collect);
  const keys = typed;
  typed = '';
  return keys;
}

const TEXT_BOX = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

/** Whether keys that are pressed in an element are text for it. */
export function isTextBox(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(TEXT_BOX);
}
