// A worker thread starts from plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../../base/load-bundled.mjs';

export const { checkFile } = await loadBundled('engine/check/model/check-worker.ts');
