import { findFirefox } from '../../../engine/cli/find-browser.mjs';

const firefox = findFirefox();

/** Where Debian's `firefox-esr` stands; elsewhere the tests of Firefox are skipped and say so. */
export const FIREFOX = firefox ?? '';

export const hasFirefox = firefox !== undefined;

/** Why the tests of Firefox are skipped. */
export const NO_FIREFOX = 'No Firefox of today here: apt-get update && apt-get install firefox-esr';

/** As on a phone and on most desktops: a scroll bar takes no room. */
export const PREFERENCES = { 'ui.useOverlayScrollbars': 1 };

/**
 * For tests that say nothing new of another browser, and those whose means Playwright's driver for
 * Firefox does not have: switching scripts off, going offline, holding a request back, filling a box
 * in a second time, reading where a link out of the browser leads.
 */
export const CHROMIUM_ONLY = { tag: '@chromium' };
