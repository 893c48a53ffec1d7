import { defineConfig } from 'vitest/config';

/** A timeout in milliseconds that only hanging tests reach, even on a busy machine. */
const ENDLESS = 600_000;

/**
 * `npx vitest run` alone runs what takes seconds. The other projects need a built site, or minutes:
 * they run if they are named, by project or by path.
 */
const isNarrowed = process.argv.slice(2).some((word) => /^--project|[/\\]|\.test\b/.test(word));

const further = [
  {
    extends: true as const,
    test: {
      name: 'html',
      include: ['tests/site-html/**/*.test.ts'],
      // The sample site is read once for all files.
      isolate: false,
    },
  },
  {
    extends: true as const,
    test: {
      name: 'commands',
      include: ['tests/commands/*.test.ts'],
      // Modules are loaded once for all files.
      isolate: false,
    },
  },
  // Tests that share a built copy of the project.
  ...['more-content', 'more-code'].map((name) => ({
    extends: true as const,
    test: {
      name,
      include: [`tests/commands/${name}/*.test.ts`],
      globalSetup: `tests/commands/${name}/site.ts`,
    },
  })),
  {
    extends: true as const,
    test: {
      name: 'full',
      include: ['tests/commands/full/*.test.ts'],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'forms-full',
      include: ['services/forms/tests/full/*.test.ts'],
      setupFiles: 'services/forms/tests/after-each.ts',
      // Each of them needs the machine for itself.
      fileParallelism: false,
    },
  },
  {
    extends: true as const,
    test: {
      name: 'lighthouse',
      include: ['tests/lighthouse/*.test.ts'],
    },
  },
];

export default defineConfig({
  test: {
    testTimeout: ENDLESS,
    hookTimeout: ENDLESS,
    // Dates and times must be the same for readers in all time zones.
    env: { TZ: 'America/Los_Angeles' },
    expect: { poll: { timeout: ENDLESS / 10 } },
    setupFiles: 'tests/restore-stubs.ts',
    // By default Vitest reserves one core, which is half of the CI machine.
    maxWorkers: '100%',
    // Gives stylesheets that components link to an address in tests too.
    css: { include: /\?url$/ },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{engine,src}/**/*.test.ts', 'tests/{content,project}/**/*.test.ts'],
          // Modules are loaded once for all files, which halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          // A separate DOM environment for each file would take two thirds of the time.
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'tests/component-setup.ts',
          // Views link to stylesheets, which these tests do not need.
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'forms',
          include: ['services/forms/tests/*.test.ts'],
          setupFiles: 'services/forms/tests/after-each.ts',
          isolate: false,
        },
      },
      ...(isNarrowed ? further : []),
    ],
  },
});
