/** Storage that may be missing, full or forbidden, as in some private windows. */
type Area = 'localStorage' | 'sessionStorage';

/** The text kept under a name, or null: also where the browser keeps nothing. */
export function readStored(area: Area, name: string): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text under a name, or removes it.
 * @param text null removes what is kept
 * @returns whether the browser did it
 */
export function store(area: Area, name: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(name);
    else window[area].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The names under which something is kept; none where the browser keeps nothing. */
export function listStored(area: Area): string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}
