import { chromium, defineConfig, devices } from '@playwright/test';

import { findBrowser, findTestBrowser } from '../../engine/cli/find-browser.mjs';
import { SAMPLE_ROOT } from '../site/folders';
import { FIREFOX, hasFirefox, PREFERENCES } from './firefox/firefox';

const browser = (await findTestBrowser()) ?? (await findBrowser());
// Of its own two, Playwright takes the headless shell itself.
const executablePath = browser === chromium.executablePath() ? undefined : browser;
const PORT = Number(process.env.PORT ?? 4273);

/** Tests of a site whose forms have a server. */
const FORMS = /browser.forms\.spec/;

/** What acts in a page, beside the tests that only Firefox has. */
const alsoInFirefox = [
  'menu.spec.ts',
  'navigation.spec.ts',
  'site-search.spec.ts',
  'insights.spec.ts',
  'terms.spec.ts',
  'forms.spec.ts',
].flatMap((file) => [file, `full/${file}`]);

const inChromium = {
  ...devices['Desktop Chrome'],
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
      // Threads and processes of its own cost a fifth of two cores that are busy already.
      '--js-flags=--single-threaded',
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
    ],
  },
};

/** Browser tests of the sample site, built by `npm run build:sample`, served as a static host would. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // No platform in the names: every machine compares with the same pictures.
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [
    // In one browser, since pages open faster than browsers; first, so that the end is shared.
    { name: 'webkit', testMatch: 'webkit/*.spec.ts', fullyParallel: false },
    // Its own site is built by one of both workers, while the other does the rest.
    { name: 'forms', testMatch: FORMS, fullyParallel: false, use: inChromium },
    {
      name: 'chromium',
      testIgnore: ['full/**', 'firefox/**', 'webkit/**', FORMS],
      use: inChromium,
    },
    { name: 'full', testMatch: 'full/*.spec.ts', use: inChromium },
    {
      name: 'firefox',
      testMatch: hasFirefox ? ['firefox/*.spec.ts', ...alsoInFirefox] : 'firefox/*.spec.ts',
      grepInvert: /@chromium/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: FIREFOX, firefoxUserPrefs: PREFERENCES },
        viewport: { width: 1280, height: 720 },
      },
    },
  ],
  webServer: {
    command: 'node engine/cli/run.mjs preview',
    cwd: SAMPLE_ROOT,
    port: PORT,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
