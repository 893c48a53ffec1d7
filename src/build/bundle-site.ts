import { createBuilder } from 'vite';

import config from '../../vite.config';
import { checkContent } from './check/check-content';
import { wantsColour } from './check/reporters/colour';
import { createReport } from './check/reporters/create-report';
import { toTerminal } from './check/reporters/terminal';
import { isFailing } from './check/verdict';
import { clearBundle } from './clean-output';

/**
 * Checks the content and bundles both halves of the site.
 * @param root the project's folder
 * @returns the exit code: 0, or 1 where content is invalid
 * @throws what the bundler throws
 */
export async function bundleSite(root: string): Promise<number> {
  const problems = await checkContent(root);
  const isColoured = wantsColour(process.env, process.stderr.isTTY === true);
  process.stderr.write(toTerminal(createReport(root, problems, isColoured)));
  if (isFailing(problems)) {
    console.error('Nothing was built.');
    return 1;
  }
  const builder = await createBuilder({ ...config, configFile: false, root, logLevel: 'warn' });
  await clearBundle(root);
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  return 0;
}
