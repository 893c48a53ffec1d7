import { relative } from 'node:path';
import { createBuilder } from 'vite';
import type { ContentModel } from '#check';
import { toViteConfig } from '../vite-config';
import { toEnvironments } from './environments';

/** Bundles both halves of the site, client and server, into the staging folder of a build. */
export async function bundleSite(model: ContentModel, stage: string): Promise<void> {
  const root = process.cwd();
  const builder = await createBuilder({
    ...toViteConfig(model),
    environments: toEnvironments(relative(root, stage)),
    configFile: false,
    root,
    logLevel: 'warn',
  });
  await builder.buildApp();
}
