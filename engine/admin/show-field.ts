import type { FileForm } from './find-form.ts';

/** How long a form takes to appear at most, in frames. */
const MOST_FRAMES = 300;

/**
 * Opens the form of a file, unless somebody prefers to stay in another one, and leads to a field.
 * @param field its path, such as `stats.0.label`; empty for none
 */
export async function showField({ address, list }: FileForm, field: string): Promise<void> {
  if (!isOpen(address)) location.assign(address);
  if (!isOpen(address) || field === '') return;
  const keyPath = list === undefined ? field : `${list}.${field}`;
  const [top = ''] = keyPath.split('.');
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    const drawn = [...document.querySelectorAll('.content-editor .field[data-key-path]')];
    if (drawn.some((one) => one.getAttribute('data-key-path') === top)) break;
    // Fields are drawn when they come into view.
    drawn.at(-1)?.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
  // Sveltia unfolds the groups around the field, and takes the caret there.
  const payload = { locale: '_default', keyPath };
  postMessage({ type: 'highlight-editor-field', payload }, location.origin);
}

function isOpen(address: string): boolean {
  return location.hash.replace(/\?.*/, '') === address;
}
