// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../../node/load-bundled.mjs';

export const { drawCard } = await loadBundled('src/publish/cards/card-worker.ts');
