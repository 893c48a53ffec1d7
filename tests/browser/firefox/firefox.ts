import { existsSync } from 'node:fs';
import { firefox } from 'playwright';
import { findFirefox } from '../../../engine/cli/find-browser.mjs';

/** Whether `npx playwright install firefox` has installed Playwright's own Firefox. */
export const hasOwnFirefox = existsSync(firefox.executablePath());

/** The path of Debian's `firefox-esr`, used where Playwright's own Firefox is not installed. */
export const FIREFOX = findFirefox() ?? '';

export const hasFirefox = hasOwnFirefox || FIREFOX !== '';

/** Why the Firefox tests are skipped. */
export const NO_FIREFOX =
  'No Firefox of today here: npx playwright install --with-deps firefox, or apt-get update && apt-get install firefox-esr';

/** As on phones and most desktops: scroll bars take no space. */
export const PREFERENCES = { 'ui.useOverlayScrollbars': 1 };

/**
 * For tests that would show nothing new in another browser, and those that need what Playwright's
 * driver of Debian's Firefox lacks: disabling JavaScript, going offline, holding back a request,
 * refilling a field, reading the target of an external link.
 */
export const CHROMIUM_ONLY = { tag: '@chromium' };
