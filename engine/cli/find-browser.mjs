import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Debian's headless shell: Chromium without all that serves a window. Tests take little more than
 * half the time in it, and its letters do not follow the machine's settings for fonts.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where a Chromium stands that draws as the pictures of screens do.
 * @returns {Promise<string | undefined>} Debian's headless shell, else Playwright's own Chromium
 */
export async function findTestBrowser() {
  const { chromium } = await import('playwright');
  return findFirst([SHELL, chromium.executablePath()]);
}

/**
 * Where a Chromium stands that is like the visitors'.
 * @returns {Promise<string | undefined>} the system's, else the one of the tests
 */
export async function findBrowser() {
  return findFirst(SYSTEM) ?? (await findTestBrowser());
}

const FIREFOX = '/usr/bin/firefox-esr';

/** The first major that knows what Playwright asks of it (`network.addDataCollector`). */
const OLDEST_FIREFOX = 143;

/**
 * Where Debian's Firefox stands.
 * @returns {string | undefined} nothing where there is none, or one too old for Playwright
 */
export function findFirefox() {
  if (!existsSync(FIREFOX)) return undefined;
  const { stdout } = spawnSync(FIREFOX, ['--version'], { encoding: 'utf8' });
  const [, major] = /(?<!\d)(\d+)\./.exec(stdout) ?? [];
  return Number(major) >= OLDEST_FIREFOX ? FIREFOX : undefined;
}

/** @param {string[]} paths */
function findFirst(paths) {
  return paths.find((path) => existsSync(path));
}
