// npm run build:sample builds the sample site, with photographs, in .cache/sample.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isOlder, refreshCopy } from './copy-project.ts';
import { placePhotos } from './photos.ts';

const PROJECT = join(import.meta.dirname, '../..');
const ROOT = join(PROJECT, '.cache/sample');
/** The sample site is always built on this day, so that nothing in it ever ages. */
const TODAY = '2026-11-20';

// The tests of HTML and those in browsers share a build.
if (await isOlder(join(ROOT, 'dist/index.html'), PROJECT, join(PROJECT, 'tests/site')))
  await build();
else console.log('The sample site is built already, and nothing has changed since.');

async function build() {
  await refreshCopy(PROJECT, join(PROJECT, 'tests/site'), ROOT);
  await placePhotos(ROOT);
  const { SITE_URL, SITE_ENV, SITE_FORM_ENDPOINT, SITE_FORM_FILES, ...env } = process.env;
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, MALLOC_ARENA_MAX: '2', SITE_NOW: TODAY },
  });
  if (status !== 0)
    console.error(`This was the sample site, a copy: fix its words in tests/site/content/.`);
  process.exitCode = status ?? 1;
}
