// Session storage may be missing, full or blocked, as in some private windows.

const PREFIX = 'ohmstead.';

/** The text stored under a name; null if there is none or the browser stores nothing. */
export function readStored(name: string): string | null {
  try {
    return window.sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores text under a name until the tab is closed, if the browser can; null removes it. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(PREFIX + name);
    else window.sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Then nothing is stored.
  }
}
