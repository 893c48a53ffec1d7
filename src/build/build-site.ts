import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findEndpointProblem } from '../lib/form-endpoint';
import { toToday } from '../lib/publishing';
import { checkBudgets } from './budget';
import { writeCards } from './cards/write-cards';
import { finishOutput } from './clean-output';
import { compileContent } from './compile-content';
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
 * Builds the site into `dist/`: check, bundle, prerender, compress, measure. The first two run in
 * processes of their own, so that what they hold is given back before pages are made.
 * @param root the project's folder
 * @returns the exit code: 0, or 1 where content or settings are invalid or a budget is exceeded
 * @throws when `SITE_NOW` is not a day, and what a component throws
 */
export async function buildSite(root: string): Promise<number> {
  // Or React would look for mistakes in each of thousands of pages, which takes eight times as long.
  process.env.NODE_ENV = 'production';
  const today = toToday(process.env.SITE_NOW, new Date());
  // One day for every step, also where midnight passes between two of them.
  process.env.SITE_NOW = today;
  const problem = findEndpointProblem(process.env.SITE_FORM_ENDPOINT);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  if ((await runStep(root, 'check')) !== 0) {
    console.error('Nothing was built.');
    return 1;
  }
  await compileContent(root);
  const code = await runStep(root, 'bundle');
  if (code !== 0) return code;
  await writeSite(root, today);
  return checkBudgets(root);
}

/** Runs another command, with its words in the place of ours. */
async function runStep(root: string, command: string): Promise<number> {
  // The bundler's own memory grows with the content; this keeps what lies around it small.
  const words = ['--optimize-for-size', 'src/build/run.mjs', command];
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
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
