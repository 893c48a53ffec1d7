import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { digestParts, openCache, pruneCache } from '#base/cache';
import { readCall } from '#base/call';
import { digestFiles, digestFolder, listFiles } from '#base/files';
import { toHtmlFile } from '#base/paths';
import { toToday } from '#base/publishing';
import { count } from '#base/text';
import { type Checked, type ContentModel, runCheck } from '#check';
import { bundleEditor, type EditorHost, readEditorHost, toEditorData } from '#editor';
import { toPlainWords } from '../../base/plain-error.mjs';
import { print, printError } from '../../base/print.mjs';
import { readFormServer } from '../content/form-server';
import type { FileSizes } from '../define/entry';
import { writeBundles } from './bundles';
import { openCards } from './cards/write-cards';
import { prepareContent } from './content/prepare-content';
import { type DistWriter, openDistWriter, type Write } from './dist-writer';
import { DIST, WORK } from './environments';
import { listEditorHeaders, toContentSecurityPolicy } from './headers';
import { writeHosts } from './hosts';
import { openPhotos, type PhotoStore } from './images/photo-store';
import { compileContent } from './mdx/compile-content';
import { collectBundle, writeBuildFacts, writeServerAssets } from './output';
import { drawPlaceholder, PLACEHOLDER, USUAL_PLACEHOLDER } from './placeholder';
import { prerender, type Texts } from './prerender';
import { listSeoFiles } from './seo/text-files';
import { loadServerEntry } from './server-entry';
import { openStaging, putInPlace, removeStaging } from './staging';
import { countThreads, openWorkers, type Workers } from './workers';

const PUBLISHED = 'public/';

/** A build under way. */
interface Build {
  model: ContentModel;
  root: string;
  /** The staging folder. */
  stage: string;
  workers: Workers;
  photos: PhotoStore;
  /** Where the editor of the built site saves; undefined if it has no editor. */
  editorHost: EditorHost | undefined;
}

/**
 * Builds the site into `dist/`: check, bundle, prerender. The old `dist/` stays until the
 * new one is complete; of two concurrent builds, the one that finishes last wins.
 * @param model what its content consists of
 * @param root the project's folder
 * @returns the exit code: 0, or 1 if content is invalid
 * @throws when `SITE_NOW` is not a day or another setting is malformed, or a component throws
 */
export async function buildSite(model: ContentModel, root: string): Promise<number> {
  // Otherwise React would run development checks on every page, which takes eight times as long.
  process.env.NODE_ENV = 'production';
  // The same day for every step, even if midnight passes between two of them.
  process.env.SITE_NOW = toToday(process.env.SITE_NOW, new Date());
  // A wrong setting is reported before anything is built.
  readFormServer(process.env);
  const editorHost = readEditorHost(process.env);
  const stage = await openStaging(root);
  const workers = openWorkers(root);
  const photos = openPhotos(root);
  const build = { model, root, stage, workers, photos, editorHost };
  // Bundles hold no content, so they are made while the content is being checked.
  const bundling = writeBundles(root, stage, workers.bundle);
  bundling.catch(() => undefined);
  try {
    const checked = await checkContent(build);
    if (checked === undefined) {
      printError('Nothing was built.\n');
      return 1;
    }
    await bundling;
    // Ending the threads frees the memory of bundler and compiler; cards get new threads.
    await workers.close();
    const pages = await writeSite(build, checked);
    putInPlace(root, stage);
    print(`${count(pages, 'page')} in ${DIST}/\n`);
  } finally {
    // The bundler would panic if its thread were ended while it is at work.
    await bundling.catch(() => undefined);
    await workers.close();
    await removeStaging(stage);
  }
  await pruneCache(root);
  return 0;
}

/** Content that may be published. */
interface Approved extends Texts {
  /** The files of `public/` that the check has read. */
  published: string[];
}

/** Checks and compiles all content; undefined if it cannot be published, after printing why. */
async function checkContent({ model, root, stage, workers, photos }: Build) {
  let texts: Approved | undefined;
  const call = { ...readCall(), root, words: [] };
  const onValid = async ({ files, disk }: Checked) => {
    const modules = await compileContent(model, root, workers, files).catch((error: unknown) => {
      call.complain(`${toPlainWords(error)}\n`);
    });
    if (modules === undefined) return 1;
    texts = {
      sources: new Map(files.map(({ path, source }) => [path, source])),
      pictures: await prepareContent({ root, stage, files, disk, modules, photos }),
      published: [...disk.keys()].filter((file) => file.startsWith(PUBLISHED)),
    };
    return 0;
  };
  await runCheck({ ...call, model, checkFile: workers.checkFile, onValid });
  return texts;
}

/** Writes everything besides the bundles, and returns how many pages there are. */
async function writeSite(
  { model, root, stage, workers, photos, editorHost }: Build,
  { published, ...texts }: Approved,
): Promise<number> {
  const assets = await collectBundle(stage);
  const dist = openDistWriter(stage, root);
  const { write } = dist;
  for (const file of published)
    await write(file.slice(PUBLISHED.length), await readFile(join(root, file)));
  const entry = await loadServerEntry(stage);
  const { brand, redirects, siteData } = entry;
  const { site, origin, formTarget } = siteData;
  // What pages and PDFs depend on besides this module and their data: the server bundle, the fonts,
  // and what they all share.
  const fonts = Object.values(brand.fonts).map(({ file }) => file);
  const rendererDigest = digestParts([
    await digestFolder(join(stage, WORK, 'server')),
    await digestFiles(root, fonts),
    JSON.stringify([process.versions.node, assets, siteData]),
  ]);
  const { remember } = openCache(root, 'engine/site/build/build-site.ts', [rendererDigest]);
  const sizes: FileSizes = {};
  for (const { path, data, draw } of entry.listFiles()) {
    const bytes = await remember([path, JSON.stringify(data)], () => draw(photos.print));
    await write(path.slice(1), bytes);
    sizes[path] = bytes.length;
  }
  const writeCard = await openCards({ root, entry, workers, photos, write });
  const page = { ...texts, model, sizes, entry, assets, remember, write, writeCard };
  const pages = await prerender(page);
  // All cards are drawn: what follows needs the memory of their threads.
  await workers.close();
  for (const [file, text] of Object.entries(listSeoFiles(pages, siteData, brand.colors)))
    await write(file, text);
  for (const address of new Set([USUAL_PLACEHOLDER, ...dist.named]))
    if (PLACEHOLDER.test(address))
      await write(address.slice(1), drawPlaceholder(address, brand.colors));
  // For hosts that read no list of redirects.
  for (const redirect of redirects)
    await write(toHtmlFile(redirect.from), entry.renderRedirect(redirect));
  await writeServerAssets(stage, dist);
  await writeCopies(photos, dist);
  if (editorHost !== undefined) {
    const data = toEditorData(model, { ...editorHost, title: site.brand.name });
    await writeEditor(root, data, write);
  }
  const editor = editorHost === undefined ? [] : listEditorHeaders(editorHost.oauth);
  const policy = toContentSecurityPolicy(assets.css, formTarget?.endpoint ?? null);
  const facts = { policy, origin, editor, redirects };
  await writeHosts(stage, facts, write);
  await writeBuildFacts(stage, facts);
  return pages.length;
}

/** Writes `/admin`, and everything it loads below it. */
async function writeEditor(root: string, data: object, write: Write) {
  const folder = await bundleEditor(root);
  for (const file of await listFiles(folder)) await write(file, await readFile(join(folder, file)));
  await write('admin/config.json', JSON.stringify(data));
}

/** Writes the copies of photographs that pages refer to. */
async function writeCopies(photos: PhotoStore, { named, write }: DistWriter): Promise<void> {
  const writeCopy = async (address: string) => {
    const copy = await photos.make(address);
    if (copy !== undefined) await write(address.slice(1), copy);
  };
  // Sorted, the copies of one photograph follow each other, so that it is decoded once.
  await pMap([...named].toSorted(), writeCopy, { concurrency: countThreads() });
}
