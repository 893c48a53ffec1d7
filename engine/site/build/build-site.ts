import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { digestCode } from '#base/code-digest';
import { digestParts } from '#base/disk-cache';
import { digestFolder, listFiles } from '#base/files';
import { findEndpointProblem, findFilesSettingProblem } from '#base/form-endpoint';
import { toToday } from '#base/publishing';
import { print, printError } from '../../base/print.mjs';
import { lockBuild } from './build-lock';
import { openBundles } from './bundle-cache';
import { openCards } from './cards/write-cards';
import { compressFiles } from './compress';
import { PUBLIC, SOURCES } from './content/built-content';
import { openDistWriter } from './dist-writer';
import { DIST, WORK } from './environments';
import { writeHosts } from './hosts/write-hosts';
import { sanitiseDrawings } from './images/sanitise-drawing';
import { writePhotos } from './images/write-photos';
import { keepPrevious } from './keep-previous';
import { completeLicences } from './licences';
import { measureBuild, toByteTable } from './measure';
import { collectBundle, linkServerAssets, writeBuildFacts } from './output';
import { prerender } from './prerender';
import { writeRedirects } from './redirects';
import { writeSeoFiles } from './seo/write-seo-files';
import { loadServerEntry } from './server-entry';
import { openStaging, putInPlace, removeStaging } from './staging';
import { openStamps } from './stamps';
import { writePageFiles } from './write-page-files';

/**
 * Builds the site into `dist/`: check, bundle, prerender, measure. The first two run in
 * processes of their own, so that what they hold is given back before pages are made. `dist/` stays
 * as it is until all of the new one is there; another build of the same project is waited for.
 * @param root the project's folder
 * @param wishes what beside the site itself is wanted of it
 * @returns the exit code: 0, or 1 where content or settings are invalid
 * @throws when `SITE_NOW` is not a day, and what a component throws
 */
export async function buildSite(root: string, wishes: Wishes): Promise<number> {
  // Or React would look for mistakes in each of thousands of pages, which takes eight times as long.
  process.env.NODE_ENV = 'production';
  const today = toToday(process.env.SITE_NOW, new Date());
  // One day for every step, also where midnight passes between two of them.
  process.env.SITE_NOW = today;
  const { SITE_FORM_ENDPOINT, SITE_FORM_FILES } = process.env;
  const problem =
    findEndpointProblem(SITE_FORM_ENDPOINT) ??
    findFilesSettingProblem(SITE_FORM_FILES, SITE_FORM_ENDPOINT);
  if (problem !== null) {
    printError(`${problem}\n`);
    return 1;
  }
  const release = await lockBuild(root, (sentence) => print(`${sentence}\n`));
  try {
    return await buildAlone(root, today, wishes);
  } finally {
    await release();
  }
}

/** Builds while no other build does. */
async function buildAlone(root: string, today: string, wishes: Wishes): Promise<number> {
  const stage = await openStaging(root);
  // Bundles hold no content, and so are made while that is being checked.
  const bundling = await startBundle(root, stage);
  try {
    if ((await startStep(root, 'prepare', stage).ended) !== 0) {
      printError('Nothing was built.\n');
      return 1;
    }
    const code = await bundling.ended;
    if (code !== 0) return code;
    await writeSite({ root, stage, today, wishes });
    await putInPlace(root, stage);
  } finally {
    await bundling.stop();
    await removeStaging(stage);
  }
  print(`${toByteTable(await measureBuild(root))}\n`);
  return 0;
}

/** Bundles the site, where that is not remembered. */
async function startBundle(root: string, stage: string): Promise<Step> {
  const { recall } = await openBundles(root);
  if (!(await recall(stage))) return startStep(root, 'bundle', stage);
  return { ended: Promise.resolve(0), stop: async () => {} };
}

/** Another command that runs with its words in the place of ours. */
interface Step {
  /** Its exit code. Why a step ended that was not stopped is said. */
  ended: Promise<number>;
  /** Ends it, where it has not ended. */
  stop: () => Promise<void>;
}

function startStep(root: string, ...command: string[]): Step {
  const child = spawn(process.execPath, ['engine/cli/run.mjs', ...command], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const work = command[0] === 'bundle' ? 'bundling the site' : 'checking the content';
  let isStopped = false;
  const ended = once(child, 'exit').then(([code, signal]) => {
    if (typeof code === 'number') return code;
    if (!isStopped) printError(`${toEndWords(work, String(signal))}\n`);
    return 1;
  });
  return {
    ended,
    async stop() {
      isStopped = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What an operating system, and Node itself, end a process with that wants too much memory. */
const MEMORY = new Set(['SIGKILL', 'SIGABRT']);

/** What to say of a step that did not end by itself. */
function toEndWords(work: string, signal: string): string {
  const cause = MEMORY.has(signal)
    ? 'most often because the machine has too little memory; close what else runs there'
    : 'which is a fault of the tools rather than of the content; run it again, and tell a developer';
  return `The build was ended by ${signal} while ${work}, ${cause}.
Nothing was built.`;
}

/** What some hosts need and others do not. */
export interface Wishes {
  /** Whether hashed files of the version before stay in `dist/`. */
  keepsPrevious: boolean;
  /** Whether each text has a `.br` and a `.gz` beside it. */
  isCompressed: boolean;
}

interface Site {
  /** The project's folder. */
  root: string;
  /** The folder of the build to come. */
  stage: string;
  /** The day of the build. */
  today: string;
  wishes: Wishes;
}

/** Writes all that stands beside the bundles: pages, files made of them, and what hosts need. */
async function writeSite({ root, stage, today, wishes }: Site): Promise<void> {
  const bundle = await collectBundle(stage);
  const dist = await openDistWriter(stage);
  const { write } = dist;
  const published = join(stage, WORK, PUBLIC);
  for (const file of await listFiles(published)) dist.link(join(published, file), file);
  const stamps = await openStamps({ root, stage, dist });
  const entry = await loadServerEntry(stage);
  const siteData = entry.loadSiteData();
  // All that makes pages out of their data: our code and theirs, fonts, and what they have in common.
  const rendererDigest = digestParts([
    digestCode('engine/site/build/build-site.ts'),
    await digestFolder(join(stage, WORK, 'server')),
    await digestFolder(join(root, 'engine/site/build/fonts')),
    JSON.stringify([process.versions.node, bundle.assets, siteData]),
  ]);
  const sizes = await writePageFiles({ stage, entry, rendererDigest, stamps });
  const { assets } = bundle;
  const cards = await openCards({ root, markets: entry.marketNames, stamps });
  const sources = join(stage, WORK, SOURCES);
  const pages = await prerender({
    root: sources,
    entry,
    assets,
    rendererDigest,
    write,
    stamps,
    sizes,
    cards,
  });
  await cards.close();
  await writeSeoFiles({ pages, siteData: siteData, today }, write);
  await writeRedirects(entry, write);
  await linkServerAssets(stage, dist);
  await writePhotos({ root, named: dist.assets, write });
  await sanitiseDrawings(join(stage, DIST), dist.replace);
  await completeLicences({ root, stage, replace: dist.replace });
  const { origin } = siteData;
  const { policy } = await writeBuildFacts(stage, { bundle, pages, origin });
  await writeHosts({ stage, policy, origin, redirects: entry.redirects, write });
  await stamps.save();
  if (wishes.isCompressed) await compressFiles({ root, stage, dist });
  await keepPrevious({ root, stage, dist, isAsked: wishes.keepsPrevious });
}
