// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../node/load-bundled.mjs';

export const { judge } = await loadBundled('src/kinds/judge-worker.ts');
