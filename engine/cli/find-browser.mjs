import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Debian's headless shell: Chromium without its window code. Tests take little more than half the
 * time in it, and its text rendering does not depend on the machine's font settings.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the Chromium for reference screenshots: Debian's shell, else Playwright's own. */
export async function findTestBrowser() {
  const { chromium } = await import('playwright');
  return [SHELL, chromium.executablePath()].find((path) => existsSync(path));
}

/** The path of a Chromium like those of visitors: the system's, else the one for tests. */
export async function findBrowser() {
  return SYSTEM.find((path) => existsSync(path)) ?? (await findTestBrowser());
}

const FIREFOX = '/usr/bin/firefox-esr';

/** The first major version that supports what Playwright needs (`network.addDataCollector`). */
const OLDEST_FIREFOX = 143;

/** The path of Debian's Firefox; undefined if there is none, or it is too old for Playwright. */
export function findFirefox() {
  if (!existsSync(FIREFOX)) return undefined;
  const { stdout } = spawnSync(FIREFOX, ['--version'], { encoding: 'utf8' });
  const [, major] = /(?<!\d)(\d+)\./.exec(stdout) ?? [];
  return Number(major) >= OLDEST_FIREFOX ? FIREFOX : undefined;
}
