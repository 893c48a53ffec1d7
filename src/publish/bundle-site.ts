import { relative } from 'node:path';
import { createBuilder } from 'vite';

import config from '../../vite.config';
import { toEnvironments } from './environments';

/**
 * Bundles both halves of the site: first what visitors load, which holds no content.
 * @param root the project's folder
 * @param stage the folder of the build to come
 * @param isChecked the content has been checked and compiled
 * @throws what the bundler throws
 */
export async function bundleSite(
  root: string,
  stage: string,
  isChecked: Promise<void>,
): Promise<void> {
  const environments = toEnvironments(relative(root, stage));
  const settings = { ...config, environments, configFile: false, root, logLevel: 'warn' } as const;
  const builder = await createBuilder(settings);
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('Both halves must be set up');
  await builder.build(client);
  await isChecked;
  await builder.build(ssr);
}
