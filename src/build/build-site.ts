import { join } from 'node:path';
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
import { clearBundle, finishOutput } from './clean-output';
import { openCompressor } from './compress';
import { writeDatasheets } from './datasheet/write-datasheets';
import { DIST } from './environments';
import { writeFound } from './found/write-found';
import { writeHosts } from './hosts/write-hosts';
import { sanitiseDrawings } from './images/sanitise-drawing';
import { writePhotos } from './images/write-photos';
import { digestCode } from './ingredients';
import { completeLicences } from './licences';
import { openOutlet } from './outlet';
import { collectBundle, copyServerAssets, writeBuildFacts } from './output';
import { prerender } from './prerender';
import { writeRedirects } from './redirects';
import { loadServerEntry } from './server-entry';
import { openStamps } from './stamps';

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
  await clearBundle(root);
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  await writeSite(root, today);
  return checkBudgets(root);
}

/** Writes all that stands beside the bundles: pages, files made of them, and what hosts need. */
async function writeSite(root: string, today: string): Promise<void> {
  const bundle = await collectBundle(root);
  const compress = await openCompressor(root);
  const outlet = openOutlet(root, compress);
  const { write } = outlet;
  const stamps = await openStamps(root, outlet);
  const entry = await loadServerEntry(root);
  const frame = entry.loadFrame();
  const press = await digestCode(root, [bundle.assets, frame]);
  const sizes = await writeDatasheets(entry, write);
  const { assets } = bundle;
  const pages = await prerender({ root, entry, assets, press, write, stamps, sizes });
  await writeCards({ root, pages, stamps });
  await writeFound({ pages, frame, today }, write);
  await writeRedirects(entry, write);
  await copyServerAssets(root, outlet.assets);
  await writePhotos({ root, named: outlet.assets, write });
  await sanitiseDrawings(join(root, DIST));
  await completeLicences(root);
  const { policy } = await writeBuildFacts(root, { bundle, pages });
  await writeHosts({ root, policy, redirects: entry.redirects, write });
  await stamps.save();
  await finishOutput(root, outlet, compress);
}
