import { readCall } from '#base/call';
import { runReview } from '#review';
import { findBrowser, findTestBrowser } from '../find-browser.mjs';

const browser = (await findTestBrowser()) ?? (await findBrowser());
process.exitCode = await runReview(readCall(), browser);
