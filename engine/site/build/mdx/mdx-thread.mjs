// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../../../base/load-bundled.mjs';

export const { compileApart, checkFile } = await loadBundled('engine/site/build/mdx/mdx-worker.ts');
