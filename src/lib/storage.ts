// Session storage may be missing, full or blocked, as in some private windows.

/** The text stored under a name; null if there is none or the browser stores nothing. */
export function readStored(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores text under a name until the tab is closed, if the browser can; null removes it. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
  } catch {
    // Then nothing is stored.
  }
}
