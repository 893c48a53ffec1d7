import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import {
  type Checked,
  type ContentModel,
  countSamples,
  listSamples,
  runCheck,
  type Sample,
} from '#check';
import { toHtmlFile } from '#check/addresses/paths';
import { CACHE_FOLDER, openCache, pruneCache } from '#check/cache/cache';
import { digestCode, digestFiles, digestParts } from '#check/cache/digest';
import { readCommandContext } from '#check/cli/command-context';
import { toToday } from '#check/model/publishing';
import type { Disk } from '#check/read/disk';
import { listFiles } from '#check/read/files';
import { count } from '#check/wording/text';
import { PlainError, toPlainError } from '../../check/cli/plain-error.mjs';
import { print, safeConsole } from '../../check/cli/print.mjs';
import { drawCard } from '../cards/draw-card.ts';
import { openCards } from '../cards/write-cards.ts';
import { readFormServer } from '../content/form-server.ts';
import type { SiteContext } from '../context.ts';
import { type PageHeader, toContentSecurityPolicy } from '../hosts/headers.ts';
import { warnOfRedirects, writeHosts } from '../hosts/host-files.ts';
import { listMovedFiles } from '../hosts/moved-files.ts';
import { readPlaceholder, USUAL_PLACEHOLDER } from '../images/placeholder.ts';
import { openRenditionWriter } from '../images/rendition-writer.ts';
import { toOrigin } from '../origin.ts';
import { prerender } from '../prerender/prerender.ts';
import { loadServerEntry } from '../prerender/server-entry.ts';
import { toSavedMeanwhile } from '../saved-meanwhile.ts';
import type { PageRecord } from '../seo/page-record.ts';
import { listSeoFiles } from '../seo/text-files.ts';
import { isProduction } from '../settings.ts';
import type { SiteModules } from '../site-modules.ts';
import { type CheckedContent, loadContentModel, toCheckedContent } from './checked-content.ts';
import { type DistWriter, openDistWriter } from './dist-writer.ts';
import { CODE_FOLDERS, CONTENT_CHUNKS, DIST, WORK } from './environments.ts';
import { keepFolder } from './keep-folder.ts';
import { collectBundle, listFirstScripts, writeBuildFacts, writeServerAssets } from './output.ts';
import { openStaging, publishStaging, removeStaging } from './staging.ts';
import { writeDocuments } from './write-documents.ts';

const PUBLISHED = 'public/';

/** Builds the site into `dist/`: `vite build`. */
export function siteBuild(context: SiteContext): Plugin {
  return {
    name: 'content-site:build',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const content = join(context.root, 'content/');
      for (const chunk of Object.values(bundle)) {
        const found =
          chunk.type === 'chunk' && chunk.moduleIds.find((id) => id.startsWith(content));
        // It would grow with the content, and is kept from one build to the next.
        if (found) this.error(`Browsers would load ${found} as a script; let a loader read it`);
      }
    },
    async buildApp(builder) {
      // Packages use it to print, and their output may quote content.
      const { console } = globalThis;
      globalThis.console = safeConsole;
      try {
        await buildSite(context, builder);
      } catch (error) {
        throw toPlainError(error);
      } finally {
        globalThis.console = console;
      }
    },
  };
}

/**
 * Checks the content, bundles both halves of the site, and writes every page. The old `dist/` stays
 * until the new one is complete; of two builds at once, the one that finishes last wins.
 * @throws when content is invalid, after printing why; when code, a picture or a published file was saved
 *   meanwhile; when `SITE_NOW` is not a day or another setting is malformed; and whatever a component throws
 */
async function buildSite(context: SiteContext, builder: ViteBuilder): Promise<void> {
  const { root } = context;
  const { SITE_URL } = process.env;
  const origin = toOrigin(SITE_URL, isProduction());
  const note = SITE_URL ? '' : ' (SITE_URL is not set; a build for the public needs it)';
  // The same day for every step, even if midnight passes between two of them.
  process.env.SITE_NOW = toToday(process.env.SITE_NOW, new Date());
  // A wrong setting is reported before anything is built.
  readFormServer(process.env);
  print(`Building for ${origin}${note}\n`);
  const code = digestCode(root, CODE_FOLDERS);
  const staging = await openStaging(root, context.staging);
  let bundling: Promise<unknown> | undefined;
  let failure: unknown;
  try {
    const { client, ssr } = builder.environments;
    if (client === undefined || ssr === undefined) throw new Error('Vite lacks an environment');
    const kept = openCache(root, CODE_FOLDERS, [toSettingsKey(builder.config)]);
    // What browsers load holds no content, so it is bundled while the content is checked.
    bundling = keepFolder(kept, ['browser'], join(staging, DIST), () =>
      builder.build(client),
    ).catch((error: unknown) => {
      failure = error;
    });
    const folder = join(staging, WORK, 'config');
    const model = await loadContentModel(root, context.modules.config, folder, kept);
    const { content, disk } = await checkContent(root, model);
    context.content = () => content;
    await bundling;
    if (failure !== undefined) throw failure;
    await builder.build(ssr);
    const pages = await writeSite({ ...context, staging, model }, disk);
    if (!digestCode(root, CODE_FOLDERS).equals(code)) {
      // Results may have been made by other code than they are kept for.
      await rm(join(root, CACHE_FOLDER), { recursive: true });
      throw toSavedMeanwhile(`Code in ${CODE_FOLDERS.join(' or ')}`);
    }
    publishStaging(root, staging);
    print(`${count(pages, 'page')} in ${DIST}/\n`);
  } finally {
    // It writes into the folder.
    await bundling;
    await removeStaging(staging);
  }
  await pruneCache(root);
}

/** What bundles depend on besides the code of the site and its packages. */
function toSettingsKey({ root, configFile, mode, base, env, define }: ResolvedConfig): string {
  const files = [configFile ?? '', join(root, 'package.json'), join(root, 'tsconfig.json')];
  const texts = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return JSON.stringify([texts, mode, base, env, define, process.versions.node]);
}

/**
 * Checks all content, and prints what is wrong; throws if it cannot be published.
 * @returns what pages are made of, and what is on the disk besides
 */
async function checkContent(root: string, model: ContentModel) {
  let valid: { content: CheckedContent; disk: Disk; samples: Sample[] } | undefined;
  const onValid = async (checked: Checked) => {
    const { files, disk } = checked;
    const samples = mindsSamples() ? listSamples(model, files) : [];
    valid = { content: toCheckedContent(root, checked), disk, samples };
    return 0;
  };
  await runCheck({ ...readCommandContext(), root, args: [], model, onValid });
  if (valid === undefined) throw new PlainError('Nothing was built.');
  reportSamples(valid.samples);
  return valid;
}

/** Whether samples are counted or refused; to find their places, their file is parsed again. */
function mindsSamples(): boolean {
  return isProduction() || process.env.SITE_SAMPLES === 'refuse';
}

/** Says before a build for the public how many samples it has; throws if a setting forbids them. */
function reportSamples(samples: Sample[]) {
  const { SITE_SAMPLES: setting = '' } = process.env;
  if (!['', 'refuse'].includes(setting))
    throw new PlainError(`SITE_SAMPLES is "${setting}", but must be refuse, or not set`);
  if (setting === 'refuse' && samples.length > 0)
    throw new PlainError(
      `SITE_SAMPLES refuses samples. ${countSamples(samples)}Nothing was built.`,
    );
  if (isProduction()) print(countSamples(samples));
}

/** What a build needs to write pages. */
interface Site extends Pick<SiteContext, 'root' | 'photos' | 'drawings' | 'additions'> {
  /** The staging folder, as an absolute path. */
  staging: string;
  modules: SiteModules;
  model: ContentModel;
}

/** Writes everything besides the bundles, and returns how many pages there are. */
async function writeSite(site: Site, disk: Disk): Promise<number> {
  const dist = openDistWriter(site.staging, (address) => renditions.start(address));
  const renditions = openRenditionWriter(site.photos(), dist.write);
  try {
    const pages = await writeFiles(site, disk, dist);
    await renditions.finish();
    return pages;
  } finally {
    await renditions.stop();
  }
}

/** Writes everything but the renditions of photographs. */
async function writeFiles(site: Site, disk: Disk, dist: DistWriter): Promise<number> {
  const { root, staging, model, modules, drawings } = site;
  const photos = site.photos();
  const assets = await collectBundle(staging, modules);
  const { write } = dist;
  // Only files that the check has read.
  for (const [file, { published }] of disk) {
    if (published === undefined) continue;
    const bytes = await readFile(join(root, file));
    const { mtimeMs } = await stat(join(root, file));
    if (mtimeMs !== published.savedAt) throw toSavedMeanwhile(file);
    await write(file.slice(PUBLISHED.length), bytes);
  }
  const entry = await loadServerEntry(staging);
  const { brand, redirects, siteData } = entry;
  // What pages and PDFs depend on besides their data: the code that renders them, the fonts, and
  // what they all share.
  const fonts = Object.values(brand.fonts).map(({ file }) => file);
  const { remember } = openCache(
    root,
    ['engine/site', 'engine/check/addresses'],
    [
      await digestRenderer(join(staging, WORK, 'server')),
      await digestFiles(root, fonts),
      JSON.stringify([process.versions.node, assets, siteData]),
    ],
  );
  const [files, archives] = await Promise.all([entry.listFiles(), entry.listArchives()]);
  const writeCard = await openCards({ root, entry, photos, drawCard, write });
  const documents = writeDocuments({ files, archives, toJpeg: photos.toJpeg, remember, write });
  const { sizeOf } = documents;
  let pages: PageRecord[];
  try {
    pages = await prerender({ sizeOf, entry, assets, remember, write, writeCard });
    await documents.finish();
  } finally {
    await documents.stop();
  }
  for (const [file, text] of Object.entries(listSeoFiles(pages, siteData, brand.colors)))
    await write(file, text);
  for (const address of new Set([USUAL_PLACEHOLDER, ...dist.references])) {
    const size = readPlaceholder(address);
    if (size !== undefined) await write(address.slice(1), entry.drawPlaceholder(size));
  }
  // For hosts that read no list of redirects.
  for (const redirect of redirects)
    await write(toHtmlFile(redirect.from), entry.renderRedirect(redirect));
  await writeServerAssets(staging, dist);
  // Drawings of unpublished entries are left out.
  for (const [name, svg] of drawings)
    if (dist.references.has(`/assets/${name}`)) await write(`assets/${name}`, svg);
  const own: PageHeader[] = [];
  for (const make of site.additions) {
    const { files: added, headers } = await make({ root, model, siteData });
    for (const [file, content] of added) await write(file, content);
    own.push(...headers);
  }
  const policy = toContentSecurityPolicy(assets.css, siteData.formTarget?.endpoint ?? null);
  const moved = listMovedFiles(
    redirects,
    entry.paths,
    [...files, ...archives].map(({ path }) => path),
    dist.has,
  );
  const facts = { policy, origin: siteData.origin, own, redirects: [...redirects, ...moved] };
  await writeHosts(staging, facts, await listFirstScripts(staging, modules), write);
  const warning = warnOfRedirects(facts.redirects);
  if (warning !== undefined) print(`${warning}\n`);
  await writeBuildFacts(staging, facts);
  return pages.length;
}

/**
 * One digest of the code that renders pages: the server's bundle without content, and without assets,
 * which the code names by their hashes.
 */
async function digestRenderer(folder: string): Promise<Uint8Array> {
  const files = await listFiles(folder);
  const code = files.filter(
    (file) => !file.startsWith(CONTENT_CHUNKS) && !file.startsWith('assets/'),
  );
  return digestParts([code.join(), await digestFiles(folder, code)]);
}
