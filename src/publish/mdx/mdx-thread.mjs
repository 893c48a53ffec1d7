// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../../node/load-bundled.mjs';

export const { compileApart, judge } = await loadBundled('src/publish/mdx/mdx-worker.ts');
