import { createBuilder } from 'vite';

import config from '../../vite.config';
import { clearBundle } from './clean-output';

/**
 * Bundles both halves of the site.
 * @param root the project's folder
 * @throws what the bundler throws
 */
export async function bundleSite(root: string): Promise<void> {
  const builder = await createBuilder({ ...config, configFile: false, root, logLevel: 'warn' });
  await clearBundle(root);
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
}
