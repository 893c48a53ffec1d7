/**
 * Where a Chromium stands on this machine.
 * @returns Playwright's own where it is installed, else the system's, else undefined
 */
export function findBrowser(): Promise<string | undefined>;
