import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder. */
export const PROJECT = join(import.meta.dirname, '../..');

/** The content of the sample site: the folder of its `content/` and `public/`. */
export const SAMPLE = join(PROJECT, 'tests/site');

/** Where `npm run build:sample` builds the sample site: a copy of the project. */
export const SAMPLE_ROOT = join(PROJECT, '.cache/sample');

/** The built sample site. */
export const SAMPLE_DIST = pathToFileURL(`${SAMPLE_ROOT}/dist/`);
