import { findFirefox } from '../../../engine/cli/find-browser.mjs';

const firefox = findFirefox();

/** The path of Debian's `firefox-esr`; without it, the Firefox tests are skipped with a message. */
export const FIREFOX = firefox ?? '';

export const hasFirefox = firefox !== undefined;

/** Why the Firefox tests are skipped. */
export const NO_FIREFOX = 'No Firefox of today here: apt-get update && apt-get install firefox-esr';

/** As on phones and most desktops: scroll bars take no space. */
export const PREFERENCES = { 'ui.useOverlayScrollbars': 1 };

/**
 * For tests that would show nothing new in another browser, and those that need what Playwright's
 * Firefox driver lacks: disabling JavaScript, going offline, holding back a request, refilling a
 * field, reading the target of an external link.
 */
export const CHROMIUM_ONLY = { tag: '@chromium' };
