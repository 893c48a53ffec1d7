import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { findFreePort } from '../../commands/free-port.ts';
import { createWorkspace } from '../../commands/workspace.ts';
import { startPreview } from '../../site/start-preview.ts';
import type { FormsService } from '../forms-service.ts';
import { startFormsService } from '../forms-service.ts';
import { openHydrated } from '../hydration.ts';

/** The parts of a build that a host serves. */
const PARTS = ['dist', '.build'];

/** One page of each kind. */
export const KINDS = [
  '/',
  '/products',
  '/products/core',
  '/products/core/datasheet',
  '/products/compare',
  '/markets',
  '/markets/ports',
  '/stories',
  '/stories/grid-modernization',
  '/insights',
  '/insights/self-healing-ring-13-8-kv',
  '/search',
  '/company',
  '/company/careers/embedded-software-engineer',
  '/company/contact',
  '/support/glossary',
  '/privacy',
  '/no/such-page',
];

interface Deployments {
  origin: string;
  /** Receives the messages of both versions. */
  endpoint: FormsService;
  /** Deploys a version: all scripts and styles of the other one are gone. */
  deploy: (version: 'first' | 'second') => Promise<void>;
}

export interface OldTab {
  endpoint: FormsService;
  /**
   * Opens a page of the first version, waits until it is hydrated, and deploys the second version.
   */
  openOld: (page: Page, path: string) => Promise<void>;
  /** Deploys the second version, or the first again. */
  deploy: Deployments['deploy'];
}

/** Tests of two versions of the site; in the second one, every file has another name. */
export const test = base.extend<{ oldTab: OldTab }, { site: Deployments }>({
  site: [
    async ({ browserName: _ }, use) => {
      const port = await findFreePort();
      const origin = `http://localhost:${port}`;
      const endpoint = await startFormsService(origin);
      const settings = { SITE_URL: origin, SITE_FORM_ENDPOINT: endpoint.address };
      const workspace = await createWorkspace(settings);
      const served = await mkdtemp(join(tmpdir(), 'deploy-'));
      const build = async (version: string) => {
        const { code, output } = await workspace.run('build');
        if (code !== 0) throw new Error(output);
        const copy = join(served, version);
        await mkdir(copy);
        for (const part of PARTS) {
          await cp(join(workspace.root, part), join(copy, part), { recursive: true });
        }
      };
      await build('first');
      // The server half gives pages the names of stylesheets, and the client half must agree.
      const styles = "assetFileNames: 'assets/second-[name]-[hash][extname]',";
      const edits = [
        ['output: {', `output: { entryFileNames: 'assets/second-[name]-[hash].js', ${styles}`],
        ['assets/${VIEW', 'assets/second-${VIEW'],
        ['chunkFileNames: ({ moduleIds })', `${styles} chunkFileNames: ({ moduleIds })`],
      ] as const;
      for (const [from, to] of edits)
        await workspace.edit('engine/site/publish/environments.ts', from, to);
      await build('second');
      const deploy: Deployments['deploy'] = async (version) => {
        for (const part of PARTS) {
          await symlink(join(served, version, part), join(served, `next-${part}`));
          await rename(join(served, `next-${part}`), join(served, part));
        }
      };
      await deploy('first');
      const preview = await startPreview(served, port);
      await use({ origin, endpoint, deploy });
      preview.close();
      preview.closeAllConnections();
      await endpoint.close();
      await workspace.remove();
      await rm(served, { recursive: true });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  oldTab: async ({ site }, use) => {
    const { endpoint } = site;
    await endpoint.forget();
    await site.deploy('first');
    const openOld = async (page: Page, path: string) => {
      await site.deploy('first');
      await openHydrated(page, path);
      await site.deploy('second');
    };
    await use({ endpoint, openOld, deploy: site.deploy });
  },
});

export { expect };

/** The id of the build of the open document. */
export function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.build);
}

/** Waits until a page of a build other than the old one has loaded completely. */
export async function expectNew(page: Page, old: string | undefined, address: string | RegExp) {
  await expect(page).toHaveURL(address);
  await expect.poll(() => buildOf(page)).not.toBe(old);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('.failure')).toHaveCount(0);
}
