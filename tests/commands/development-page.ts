import type { Page } from 'playwright';
import type { Development } from './development.ts';
import { openBrowser, startDevelopment } from './development.ts';
import type { Workspace } from './workspace.ts';
import { createWorkspace } from './workspace.ts';

/** A copy of the project served in development, with a page open in a browser. */
export interface DevelopmentPage {
  workspace: Workspace;
  development: Development;
  page: Page;
  /** Opens an address, and waits until React has hydrated the page. */
  open: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Serves a copy of the project in development, and opens a browser for it. */
export async function openDevelopmentPage(): Promise<DevelopmentPage> {
  const workspace = await createWorkspace();
  const development = await startDevelopment(workspace.root);
  const { browser, page } = await openBrowser();
  return {
    workspace,
    development,
    page,
    open: async (path) => {
      await page.goto(new URL(path, development.origin).href);
      await page.locator('html[data-live]').waitFor();
    },
    close: async () => {
      await browser.close();
      await development.close();
      await workspace.remove();
    },
  };
}
