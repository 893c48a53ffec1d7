import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { createWorkspace } from '../commands/workspace.ts';
import { startPreview } from '../site/start-preview.ts';
import type { FormServer } from './form-server.ts';
import { portOf, startFormServer } from './form-server.ts';

interface Site {
  origin: string;
  server: FormServer;
}

/**
 * Tests of a second build whose forms go to a server that the test has started. The endpoint is
 * part of a build, so the other tests' build cannot be used. Built once per worker.
 */
export const test = base.extend<{ server: FormServer }, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const server = await startFormServer();
      const workspace = await createWorkspace({
        SITE_FORM_ENDPOINT: server.address,
        SITE_FORM_FILES: '1',
      });
      const { output } = await workspace.run('build');
      if (!existsSync(join(workspace.root, '.build/facts.json'))) throw new Error(output);
      const preview = await startPreview(workspace.root, 0);
      await use({ origin: `http://localhost:${portOf(preview)}`, server });
      preview.close();
      preview.closeAllConnections();
      server.close();
      await workspace.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  server: ({ site: { server } }, use) => {
    server.mood = 'accepts';
    server.deliveries.length = 0;
    return use(server);
  },
});

export { expect } from '@playwright/test';
