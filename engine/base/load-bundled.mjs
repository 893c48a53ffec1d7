// Bundles the commands and what their threads do into a few files: they load in a third of the time
// that hundreds of modules take. A bundle is kept until one of its sources or a package changes.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/site/commands');
/** In milliseconds. */
const MONTH = 30 * 24 * 60 * 60 * 1000;
/** Packages that contain binaries, read files beside their code, or load parts on demand. */
const EXTERNAL = [
  // Views are rendered by the site's own bundles: no command loads one.
  '*/view',
  '@resvg/*',
  '@tailwindcss/*',
  '@vitejs/*',
  'axe-core',
  'esbuild',
  'html-validate',
  'pdfkit',
  'playwright',
  'sharp',
  'tinypool',
  'vite',
];
/** What every bundle depends on: packages, module resolution, and this bundling code. */
const EVERYWHERE = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'engine/base/load-bundled.mjs',
];
// CommonJS packages call `require`; the alias avoids a clash with modules that import it as well.
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/**
 * Runs a TypeScript module of this project.
 * @param {string} entry its path from the project's folder
 * @returns {Promise<any>} what it exports
 */
export async function loadBundled(entry) {
  const name = basename(entry, '.ts');
  const file = `${name}.mjs`;
  const list = join(CACHE, `${name}.sources.json`);
  const toFolder = async (sources) => join(CACHE, `${name}-${await digestOf(sources)}`);
  const sources = await readFile(list, 'utf8')
    .then(JSON.parse)
    .catch(() => []);
  const known = join(await toFolder(sources), file);
  const made = existsSync(known) ? known : await remake();
  return import(pathToFileURL(made).href);

  async function remake() {
    const fresh = join(CACHE, `${name}-${randomUUID()}`);
    const inputs = await bundle(entry, fresh);
    await writeFile(join(fresh, 'code.json'), JSON.stringify(await digestModules(inputs)));
    const sources = Object.keys(inputs);
    const folder = await toFolder(sources);
    // A folder is complete once it has its name; another command may have made it just now.
    await rename(fresh, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
      return rm(fresh, { recursive: true });
    });
    await writeFile(list, JSON.stringify(sources));
    await removeOld(name);
    return join(folder, file);
  }
}

/** A digest of each module with everything it imports; cache keys contain it (`cache.ts`). */
async function digestModules(inputs) {
  const digests = {};
  for (const module of Object.keys(inputs)) {
    const found = new Set([module]);
    for (const file of found) for (const { path } of inputs[file]?.imports ?? []) found.add(path);
    digests[module] = await digestOf([...found].filter((file) => file in inputs).toSorted());
  }
  return digests;
}

/** A digest of everything a bundle depends on. */
async function digestOf(sources) {
  const files = [...EVERYWHERE, ...sources];
  const hash = createHash('sha256');
  for (const file of files) {
    // A missing source counts as empty: whatever imported it has changed anyway.
    hash.update(`${file}\n`).update(await readFile(join(ROOT, file)).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes a bundle into a folder, and returns its modules, each with its imports. */
async function bundle(entry, outdir) {
  const { build, stop } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  // Otherwise esbuild would hold its memory for as long as this process runs.
  await stop();
  const inputs = Object.entries(metafile.inputs);
  return Object.fromEntries(inputs.filter(([file]) => !file.includes('node_modules/')));
}

/** Removes bundles of older code; a command that still runs may load parts of a recent one. */
async function removeOld(name) {
  for (const folder of await readdir(CACHE)) {
    if (!folder.startsWith(`${name}-`)) continue;
    const path = join(CACHE, folder);
    const made = await stat(path).catch(() => undefined);
    if (made && made.mtimeMs < Date.now() - MONTH) await rm(path, { recursive: true, force: true });
  }
}
