import { join } from 'node:path';
import type { BuildEnvironmentOptions, EnvironmentOptions } from 'vite';

/** Where the built site lies. */
export const DIST = 'dist';

/** Where the build keeps what it needs itself: the server's bundle, the headers. */
export const WORK = '.build';

/** The licences of what ships to browsers, below `dist/`. */
export const LICENCES = 'licenses.txt';

/** What has light-dark(): older targets would get fallbacks that weigh on every page. */
const CSS_TARGET = ['chrome123', 'safari17.5', 'firefox125'];

/** What every page loads from npm. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|engine\/site\/browser\/libraries/;

/** What many pages load of our own: one file in the place of twenty of some hundred bytes. */
const SHARED_CODE = /\/(src|engine)\/.*\.tsx?$/;

/** What the footer of every page shares with other forms, and terms, which most pages have. */
const COMMON =
  /\/src\/(forms\/(fields|form-trap|form-binding|setup|draft-storage)|components\/ui\/(hydration|form-target|term\.|term-context|warning)|lib\/storage)/;

/** The view of a page: its script is called like the page. */
const VIEW = /\/src\/pages\/([\w-]+)\/view\.tsx$/;

/** What is prepared meanwhile lies there already: the bundler would empty the folder. */
const SHARED = { emptyOutDir: false };

/**
 * The two halves of the build: what visitors load, and what renders their pages.
 * @param folder where they go, relative to the project's folder
 */
export function toEnvironments(folder: string): Record<'client' | 'ssr', EnvironmentOptions> {
  return {
    client: { build: { ...toClient(join(folder, DIST)), ...SHARED } },
    ssr: { build: { ...toServer(join(folder, WORK, 'server')), ...SHARED } },
  };
}

function toClient(outDir: string): BuildEnvironmentOptions {
  return {
    outDir,
    // Its files may change without a new bundle, and those that nobody has checked stay behind.
    copyPublicDir: false,
    manifest: true,
    license: { fileName: LICENCES },
    assetsInlineLimit: 0,
    cssTarget: CSS_TARGET,
    modulePreload: false,
    rolldownOptions: {
      input: ['src/boot.ts', 'src/styles/main.css'],
      checks: { pluginTimings: false },
      // One file of what every page needs compresses better than several small ones.
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
    outDir,
    copyPublicDir: false,
    emitAssets: true,
    assetsInlineLimit: 0,
    // A stylesheet that a page links by itself has the same bytes in both halves, and so one name.
    cssTarget: CSS_TARGET,
    cssMinify: true,
    rolldownOptions: { input: 'src/entry-server.tsx', checks: { pluginTimings: false } },
  };
}
