// The session storage of this tab may be missing, full or forbidden, as in some private windows.

/** The text kept under a name, or null: also where the browser keeps nothing. */
export function readStored(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name until the tab is closed, where the browser can; null removes it. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
  } catch {
    // Then nothing is stored.
  }
}
