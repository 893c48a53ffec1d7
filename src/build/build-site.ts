import { createBuilder } from 'vite';

import config from '../../vite.config';
import { toToday } from '../lib/publishing';
import { checkBudgets } from './budget';
import { writeCards } from './cards/write-cards';
import { checkContent } from './check/check-content';
import { toReport } from './check/report';
import { compressFiles } from './compress';
import { writeFound } from './found/write-found';
import { writeHosts } from './hosts/write-hosts';
import { collectBundle, copyServerAssets, writeBuildFacts } from './output';
import { prerender } from './prerender';
import { writeRedirects } from './redirects';
import { loadServerEntry } from './server-entry';
import { createWriter, rememberAssets } from './writer';

/**
 * Builds the site into `dist/`: check, bundle, prerender, compress, measure.
 * @param root the project's folder
 * @returns the exit code: 0, or 1 where content is invalid or a budget is exceeded
 * @throws when `SITE_NOW` is not a day, and what the bundler or a component throws
 */
export async function buildSite(root: string): Promise<number> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const problems = await checkContent(root);
  if (problems.length > 0) {
    console.error(toReport(problems));
    return 1;
  }
  const builder = await createBuilder({ ...config, configFile: false, root, logLevel: 'warn' });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const bundle = await collectBundle(root);
  const { write, named } = rememberAssets(createWriter(root));
  const entry = await loadServerEntry(root);
  const pages = await prerender({ root, entry, assets: bundle.assets, write });
  await writeCards({ root, pages, write });
  await writeFound({ pages, frame: entry.loadFrame(), today }, write);
  await writeRedirects(entry, write);
  await copyServerAssets(root, named);
  const { policy } = await writeBuildFacts(root, bundle);
  await writeHosts({ root, policy, redirects: entry.redirects, write });
  await compressFiles(root);
  return checkBudgets(root);
}
