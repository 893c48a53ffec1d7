// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../load-bundled.mjs';

export const { judge } = await loadBundled('src/build/check/sound-worker.ts');
