// Local storage may be missing, full or blocked, as in some private windows.

const PREFIX = 'ohmstead.';

/** The text that this device keeps under a name; null if there is none or the browser keeps nothing. */
export function readKept(name: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text on this device; null removes it.
 * @returns whether the browser keeps it
 */
export function keep(name: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(PREFIX + name);
    else window.localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls a function when another tab changes what is kept under a name.
 * @returns a function that ends it
 */
export function followKept(name: string, onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Without a key, everything was removed.
    if (key === null || key === PREFIX + name) onChange();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
