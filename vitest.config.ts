import { defineConfig } from 'vitest/config';

/** Only what hangs takes so long, in milliseconds, however busy the machine is. */
const ENDLESS = 600_000;

export default defineConfig({
  test: {
    testTimeout: ENDLESS,
    hookTimeout: ENDLESS,
    // Days and times are the same for readers of all time zones.
    env: { TZ: 'America/Los_Angeles' },
    expect: { poll: { timeout: ENDLESS / 10 } },
    // Vitest leaves one core to itself, which is half of the machine that CI has.
    maxWorkers: '100%',
    // A stylesheet that a component links to has an address here too.
    css: { include: /\?url$/ },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{engine,src}/**/*.test.ts', 'tests/{content,project}/**/*.test.ts'],
          // Modules are loaded once for all files, which is half of the time.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          // A browser of its own for each file is two thirds of the time.
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'tests/component-setup.ts',
          // Views link to stylesheets, which nothing looks at here.
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'html',
          include: ['tests/site-html/**/*.test.ts'],
          // The sample site is read once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/*.test.ts'],
          // Modules are loaded once for all files.
          isolate: false,
        },
      },
      // Tests that share a built copy of the project.
      ...['more-content', 'more-code'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/build/${name}/*.test.ts`],
          globalSetup: `tests/build/${name}/site.ts`,
        },
      })),
      {
        extends: true,
        test: {
          name: 'full',
          include: ['tests/build/full/*.test.ts'],
        },
      },
    ],
  },
});
