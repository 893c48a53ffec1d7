/**
 * Where a Chromium stands that draws as the pictures of screens do.
 * @returns Debian's headless shell, else Playwright's own Chromium, else undefined
 */
export function findTestBrowser(): Promise<string | undefined>;

/**
 * Where a Chromium stands that is like the visitors'.
 * @returns the system's, else the one of the tests, else undefined
 */
export function findBrowser(): Promise<string | undefined>;
