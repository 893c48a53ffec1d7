import { existsSync } from 'node:fs';
import { webkit } from 'playwright';

/** Whether `npx playwright install webkit` has installed Playwright's own WebKit. */
export const hasOwnWebKit = existsSync(webkit.executablePath());
