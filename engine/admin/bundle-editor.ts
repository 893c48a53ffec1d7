import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CACHE_FOLDER } from '#check/cache/cache';
import { digestFolder, digestParts } from '#check/cache/digest';
import { correctSveltia } from './correct-sveltia.ts';

const SOURCES = 'engine/admin';
/** The folders with its code; it imports no other project code that runs in a browser. */
const CODE = [SOURCES, 'engine/check'];
/** The languages with syntax highlighting. */
const LANGUAGES = ['bash', 'javascript', 'json', 'python', 'yaml'];

/**
 * Bundles the editor once for each version of its packages and sources.
 * @param root the project's folder
 * @returns the folder with `admin.html`, and in `admin/` everything that it loads
 */
export async function bundleEditor(root: string): Promise<string> {
  const lock = await readFile(join(root, 'package-lock.json'));
  const folders = await Promise.all(CODE.map((one) => digestFolder(join(root, one))));
  const digest = digestParts([lock, ...folders]);
  const version = digest.toString('hex').slice(0, 16);
  const all = join(root, CACHE_FOLDER, 'editor');
  const folder = join(all, version);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}-${randomUUID()}`;
  const { build } = await import('vite');
  await build({
    root: join(root, SOURCES),
    configFile: false,
    base: '/',
    publicDir: false,
    logLevel: 'error',
    plugins: [otherLanguages, otherHosts, corrections],
    build: {
      outDir: fresh,
      assetsDir: 'admin',
      license: { fileName: 'admin/licenses.txt' },
      assetsInlineLimit: 0,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: join(root, SOURCES, 'admin.html') },
    },
  });
  // Another command may have bundled this version at the same time, or still be at it.
  await rename(fresh, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  const others = (await readdir(all)).filter((name) => !name.startsWith(version));
  for (const old of [fresh, ...others.map((name) => join(all, name))])
    await rm(old, { recursive: true, force: true });
  return folder;
}

/** Removes requests to other hosts: fonts are bundled, and the status of GitHub is not needed. */
const otherHosts: Plugin = {
  name: 'editor:other-hosts',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      code
        .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, "local('')")
        .replace('https://www.githubstatus.com/api/v2/status.json', '/admin/config.json'),
  },
};

/** Corrects Sveltia where it loses what somebody typed, or how a file was written. */
const corrections: Plugin = {
  name: 'editor:corrections',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: correctSveltia,
  },
};

/** Leaves out other languages: all three hundred are twice the size of the rest of the editor. */
const otherLanguages: Plugin = {
  name: 'editor:other-languages',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^@shikijs/langs/(?!(${LANGUAGES.join('|')})$)`) },
    handler: () => '\0no-language',
  },
  load: { filter: { id: /^\0no-language$/ }, handler: () => 'export default [];' },
};
