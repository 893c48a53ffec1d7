import { readCall } from '#check/cli/call';
import { runReview } from '#review';
import { findBrowser, findTestBrowser } from '../find-browser.mjs';

/** `npm run review`: compares the site before and after a change. */
export async function review(): Promise<void> {
  const browser = (await findTestBrowser()) ?? (await findBrowser());
  process.exitCode = await runReview(readCall(), browser);
}
