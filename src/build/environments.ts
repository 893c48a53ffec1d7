import type { EnvironmentOptions } from 'vite';

/** Where the built site lies. */
export const DIST = 'dist';

/** Where the build keeps what it needs itself: the server's bundle, the headers. */
export const WORK = '.build';

/** The licences of what ships to browsers, below `dist/`. */
export const LICENCES = 'licenses.txt';

/** What every page loads from npm. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|src\/libraries/;

/** The two halves of the build: what visitors load, and what renders their pages. */
export const environments: Record<'client' | 'ssr', EnvironmentOptions> = {
  client: {
    build: {
      outDir: DIST,
      // Pages that did not change stay where they are; clean-output.ts takes away the rest.
      emptyOutDir: false,
      manifest: true,
      license: { fileName: LICENCES },
      assetsInlineLimit: 0,
      // What has light-dark(): older targets would get fallbacks that weigh on every page.
      cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
      modulePreload: false,
      rolldownOptions: {
        input: ['src/boot.ts', 'src/styles/main.css'],
        checks: { pluginTimings: false },
        // One file of what every page needs compresses better than several small ones.
        output: { codeSplitting: { groups: [{ name: 'react', test: EVERYWHERE }] } },
      },
    },
  },
  ssr: {
    build: {
      outDir: `${WORK}/server`,
      emptyOutDir: true,
      emitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/entry-server.tsx', checks: { pluginTimings: false } },
    },
  },
};
