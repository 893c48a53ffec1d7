import { relative } from 'node:path';
import { createBuilder } from 'vite';
import { viteConfig } from '../vite-config';
import { toEnvironments } from './environments';

/** Bundles both halves of the site, client and server, into the staging folder of a build. */
export async function bundleSite(root: string, stage: string): Promise<void> {
  const builder = await createBuilder({
    ...viteConfig,
    environments: toEnvironments(relative(root, stage)),
    configFile: false,
    root,
    logLevel: 'warn',
  });
  await builder.buildApp();
}
