// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../../../base/load-bundled.mjs';

export const { drawCard } = await loadBundled('engine/site/build/cards/card-worker.ts');
