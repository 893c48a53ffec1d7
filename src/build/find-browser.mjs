import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where a Chromium stands on this machine.
 * @returns {Promise<string | undefined>} Playwright's own where it is installed, else the system's
 */
export async function findBrowser() {
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
}
