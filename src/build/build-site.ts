import { createBuilder } from 'vite';

import config from '../../vite.config';
import { findEndpointProblem } from '../lib/form-endpoint';
import { toToday } from '../lib/publishing';
import { checkBudgets } from './budget';
import { writeCards } from './cards/write-cards';
import { checkContent } from './check/check-content';
import { wantsColour } from './check/reporters/colour';
import { createReport } from './check/reporters/create-report';
import { toTerminal } from './check/reporters/terminal';
import { isFailing } from './check/verdict';
import { compressFiles } from './compress';
import { writeDatasheets } from './datasheet/write-datasheets';
import { writeFound } from './found/write-found';
import { writeHosts } from './hosts/write-hosts';
import { completeLicences } from './licences';
import { collectBundle, copyServerAssets, writeBuildFacts } from './output';
import { prerender } from './prerender';
import { writeRedirects } from './redirects';
import { loadServerEntry } from './server-entry';
import { createWriter, rememberAssets } from './writer';

/**
 * Builds the site into `dist/`: check, bundle, prerender, compress, measure.
 * @param root the project's folder
 * @returns the exit code: 0, or 1 where content or settings are invalid or a budget is exceeded
 * @throws when `SITE_NOW` is not a day, and what the bundler or a component throws
 */
export async function buildSite(root: string): Promise<number> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const problem = findEndpointProblem(process.env.SITE_FORM_ENDPOINT);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  const problems = await checkContent(root);
  const isColoured = wantsColour(process.env, process.stderr.isTTY === true);
  process.stderr.write(toTerminal(createReport(root, problems, isColoured)));
  if (isFailing(problems)) {
    console.error('Nothing was built.');
    return 1;
  }
  const builder = await createBuilder({ ...config, configFile: false, root, logLevel: 'warn' });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  await writeSite(root, today);
  await compressFiles(root);
  return checkBudgets(root);
}

/** Writes all that stands beside the bundles: pages, files made of them, and what hosts need. */
async function writeSite(root: string, today: string): Promise<void> {
  const bundle = await collectBundle(root);
  const { write, named } = rememberAssets(createWriter(root));
  const entry = await loadServerEntry(root);
  const sizes = await writeDatasheets(entry, write);
  const pages = await prerender({ root, entry, assets: bundle.assets, write, sizes });
  await writeCards({ root, pages, write });
  await writeFound({ pages, frame: entry.loadFrame(), today }, write);
  await writeRedirects(entry, write);
  await copyServerAssets(root, named);
  await completeLicences(root);
  const { policy } = await writeBuildFacts(root, bundle);
  await writeHosts({ root, policy, redirects: entry.redirects, write });
}
