import { join } from 'node:path';
import type { BuildEnvironmentOptions, EnvironmentOptions } from 'vite';
import { CONTENT_FIELDS } from '../content/module-ids.ts';
import type { SiteModules } from '../site-modules.ts';

/** The folder of the built site. */
export const DIST = 'dist';

/** The name of the server's entry in its bundle. */
export const SERVER = 'entry-server';

/** The folder for the build's own files: the server bundle, the headers. */
export const WORK = '.build';

/** The folders of all code besides packages. */
export const CODE_FOLDERS = ['src', 'engine'];

/** The npm packages that every page loads. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|engine\/site\/browser\/libraries/;

/** Our own code that many pages load: one file instead of twenty of a few hundred bytes. */
const SHARED_CODE = /\/(src|engine)\/.*\.tsx?$/;

/** The view of a page, whose script is named after its folder. */
export const VIEW = /\/([\w-]+)\/view\.tsx$/;

/** The folder of chunks of content in the server's bundle. */
export const CONTENT_CHUNKS = 'content/';

/** Any module of content. */
const CONTENT = new RegExp(`\\.mdx$|${CONTENT_FIELDS.source}`);

/** Whether a chunk of these modules holds content, with nothing else than the bundler's own code. */
function isContent(moduleIds: readonly string[]): boolean {
  const own = moduleIds.filter((id) => !id.startsWith('\0'));
  return own.length > 0 && own.every((id) => CONTENT.test(id));
}

/** What both halves have in common. */
export const sharedBuild: BuildEnvironmentOptions = {
  // Other steps already write into the folder in parallel.
  emptyOutDir: false,
  // They may change without a new bundle, and only checked files may be published.
  copyPublicDir: false,
  reportCompressedSize: false,
  assetsInlineLimit: 0,
  // Browsers with light-dark(): fallbacks for older ones would add bytes to every page. In both
  // halves, so that a stylesheet that a page links has the same hash.
  cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
};

/**
 * The two halves of the build: what visitors load, and what renders their pages.
 * @param modules where they begin
 * @param folder their output folder, relative to the project's folder
 */
export function toEnvironments(
  { browser, server, styles, common }: SiteModules,
  folder: string,
): Record<'client' | 'ssr', EnvironmentOptions> {
  const client: BuildEnvironmentOptions = {
    outDir: join(folder, DIST),
    manifest: true,
    license: { fileName: 'licenses.txt' },
    modulePreload: false,
    rolldownOptions: {
      input: [browser, styles],
      checks: { pluginTimings: false },
      // One file with what every page needs compresses better than several small ones.
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${VIEW.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: EVERYWHERE, priority: 1 },
            { name: 'shared', test: SHARED_CODE, minShareCount: 10 },
            ...(common ? [{ name: 'common', test: common, minShareCount: 2 }] : []),
          ],
        },
      },
    },
  };
  const ssr: BuildEnvironmentOptions = {
    outDir: join(folder, WORK, 'server'),
    emitAssets: true,
    cssMinify: true,
    rolldownOptions: {
      input: { [SERVER]: server },
      checks: { pluginTimings: false },
      output: {
        // Names without hashes: what renders pages is told apart from what they say.
        chunkFileNames: ({ moduleIds }) =>
          isContent(moduleIds) ? `${CONTENT_CHUNKS}[name].js` : 'code/[name].js',
        codeSplitting: { groups: [{ name: 'fields', test: CONTENT_FIELDS }] },
      },
    },
  };
  return { client: { build: client }, ssr: { build: ssr } };
}
