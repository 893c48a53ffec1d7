// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from './load-bundled.mjs';

export const { compile } = await loadBundled('src/build/mdx-worker.ts');
