import { chromium, defineConfig, devices } from '@playwright/test';

import { findBrowser, findTestBrowser } from './engine/cli/find-browser.mjs';
import {
  FIREFOX,
  hasFirefox,
  hasOwnFirefox,
  PREFERENCES,
} from './tests/browser/firefox/firefox.ts';
import { hasOwnWebKit } from './tests/browser/webkit/own-webkit.ts';

const browser = (await findTestBrowser()) ?? (await findBrowser());
// Of its own two builds, Playwright picks the headless shell by default.
const executablePath = browser === chromium.executablePath() ? undefined : browser;
const PORT = Number(process.env.PORT ?? 4273);

/** Tests of a site whose forms are sent to a server. */
const FORMS = /browser.forms\.spec/;
/** Tests with projects of their own; a glob would match a checkout in a folder named `full`, too. */
const OTHERS = /browser.(full|firefox|webkit)\W/;

/** Tests of interactive behavior, run in other browsers besides their own tests. */
const interactive = [
  'back.spec.ts',
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
      // Renders letters the same regardless of the machine's font settings.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Extra threads and processes cost a fifth of two cores that are already busy.
      '--js-flags=--single-threaded',
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
    ],
  },
};

/** Browser tests of the sample site, which is built first and served as a static host would. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // No platform in the names: all machines compare with the same pictures.
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  // Only what hangs takes so long, even on a machine that is a few times slower than ours.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [
    // In one browser, since pages open faster than browsers; first, so that both workers finish
    // together.
    {
      name: 'webkit',
      testMatch: hasOwnWebKit ? ['webkit/*.spec.ts', ...interactive] : 'webkit/*.spec.ts',
      grepInvert: /@chromium/,
      fullyParallel: false,
      use: devices['Desktop Safari'],
    },
    // One worker builds its site while the other runs the rest.
    { name: 'forms', testMatch: FORMS, fullyParallel: false, use: inChromium },
    {
      name: 'chromium',
      testIgnore: [OTHERS, FORMS],
      use: inChromium,
    },
    { name: 'full', testMatch: 'full/*.spec.ts', use: inChromium },
    {
      name: 'firefox',
      testMatch: hasFirefox ? ['firefox/*.spec.ts', ...interactive] : 'firefox/*.spec.ts',
      grepInvert: /@chromium/,
      use: {
        browserName: 'firefox',
        ...(!hasOwnFirefox && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(!hasOwnFirefox && { executablePath: FIREFOX }),
          firefoxUserPrefs: PREFERENCES,
        },
        viewport: { width: 1280, height: 720 },
      },
    },
  ],
  webServer: {
    command: 'npm run build:sample && npm --prefix .cache/sample run preview',
    port: PORT,
    env: { PORT: String(PORT) },
    timeout: 600_000,
    // What the build says if it fails.
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
