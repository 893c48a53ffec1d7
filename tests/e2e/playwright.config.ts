import { chromium, defineConfig, devices } from '@playwright/test';

import { findBrowser, findTestBrowser } from '../../src/build/find-browser.mjs';

const browser = (await findTestBrowser()) ?? (await findBrowser());
// Of its own two, Playwright takes the headless shell itself.
const executablePath = browser === chromium.executablePath() ? undefined : browser;
const PORT = Number(process.env.PORT ?? 4273);

/** Browser tests of the built site, served as a static host would. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // No platform in the names: every machine compares with the same pictures.
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 30_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
        // Letters look the same whatever the machine's settings for fonts are.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  webServer: {
    command: 'npm run preview',
    cwd: '../..',
    port: PORT,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
