import { followKept, keep, readKept } from '../../lib/kept.ts';
import { type FolderItem, printItems, readItems } from './items.ts';

/** Under which name the device keeps the list. */
const NAME = 'folder';

/** Where the browser keeps nothing, the list lasts as long as the page. */
let lost: string | undefined;

const listeners = new Set<() => void>();

/** The list of this device as text, as `readItems` understands it; empty without one. */
export function readFolder(): string {
  return lost ?? readKept(NAME) ?? '';
}

/** Keeps a list on this device and tells all who follow it, in this tab and in others. */
export function keepFolder(items: readonly FolderItem[]): void {
  const text = printItems(items);
  lost = keep(NAME, text === '' ? null : text) ? undefined : text;
  for (const listener of listeners) listener();
}

/** Changes the list as it is now, which another tab may have changed. */
export function changeFolder(change: (items: FolderItem[]) => FolderItem[]): void {
  keepFolder(change(readItems(readFolder())));
}

/**
 * Calls a function whenever the list changes.
 * @returns a function that ends it
 */
export function followFolder(onChange: () => void): () => void {
  listeners.add(onChange);
  const end = followKept(NAME, onChange);
  return () => {
    listeners.delete(onChange);
    end();
  };
}
