/**
 * Where a Chromium stands that draws as the pictures of screens do.
 * @returns Debian's headless shell, else Playwright's own Chromium, else undefined
 */
export function findTestBrowser(): Promise<string | undefined>;

/**
 * Where any Chromium stands on this machine.
 * @returns the one of the tests, else the system's, else undefined
 */
export function findBrowser(): Promise<string | undefined>;
