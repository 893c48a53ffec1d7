import { relative } from 'node:path';
import { createBuilder } from 'vite';
import { viteConfig } from '../vite-config';
import { toEnvironments } from './environments';

/**
 * Bundles both halves of the site, client and server, which hold no content.
 * @param root the project's folder
 * @param stage the staging folder of the build
 * @throws what the bundler throws
 */
export async function bundleSite(root: string, stage: string): Promise<void> {
  const environments = toEnvironments(relative(root, stage));
  const settings = {
    ...viteConfig,
    environments,
    configFile: false,
    root,
    logLevel: 'warn',
  } as const;
  const builder = await createBuilder(settings);
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Both halves must be set up');
  await builder.build(client);
  await builder.build(ssr);
}
