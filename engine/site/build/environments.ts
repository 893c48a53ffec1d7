import { join } from 'node:path';
import type { BuildEnvironmentOptions, EnvironmentOptions } from 'vite';

/** The folder of the built site. */
export const DIST = 'dist';

/** The folder for the build's own files: the server bundle, the headers. */
export const WORK = '.build';

/** Browsers with light-dark(): fallbacks for older ones would add bytes to every page. */
const CSS_TARGET = ['chrome123', 'safari17.5', 'firefox125'];

/** The npm packages that every page loads. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|engine\/site\/browser\/libraries/;

/** Our own code that many pages load: one file instead of twenty of a few hundred bytes. */
const SHARED_CODE = /\/(src|engine)\/.*\.tsx?$/;

/** What the footer of every page shares with other forms, and glossary terms, on most pages. */
const COMMON =
  /\/src\/(forms\/(fields|form-trap|form-binding|setup|draft-storage)|components\/ui\/(hydration|term\.|term-context|warning)|lib\/storage)/;

/** The view of a page: its script is named after the page. */
const VIEW = /\/src\/pages\/([\w-]+)\/view\.tsx$/;

/** What both halves have in common. */
const SHARED = {
  // Other steps already write into the folder in parallel.
  emptyOutDir: false,
  // They may change without a new bundle, and only checked files may be published.
  copyPublicDir: false,
  assetsInlineLimit: 0,
  // So that a stylesheet that a page links has the same hash in both.
  cssTarget: CSS_TARGET,
};

/**
 * The two halves of the build: what visitors load, and what renders their pages.
 * @param folder their output folder, relative to the project's folder
 */
export function toEnvironments(folder: string): Record<'client' | 'ssr', EnvironmentOptions> {
  return {
    client: { build: toClient(join(folder, DIST)) },
    ssr: { build: toServer(join(folder, WORK, 'server')) },
  };
}

function toClient(outDir: string): BuildEnvironmentOptions {
  return {
    ...SHARED,
    outDir,
    manifest: true,
    license: { fileName: 'licenses.txt' },
    modulePreload: false,
    rolldownOptions: {
      input: ['src/boot.ts', 'src/styles/main.css'],
      checks: { pluginTimings: false },
      // One file with what every page needs compresses better than several small ones.
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${VIEW.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: EVERYWHERE, priority: 1 },
            { name: 'shared', test: SHARED_CODE, minShareCount: 10 },
            { name: 'common', test: COMMON, minShareCount: 2 },
          ],
        },
      },
    },
  };
}

function toServer(outDir: string): BuildEnvironmentOptions {
  return {
    ...SHARED,
    outDir,
    emitAssets: true,
    cssMinify: true,
    rolldownOptions: { input: 'src/entry-server.tsx', checks: { pluginTimings: false } },
  };
}
