// A thread begins in plain JavaScript, whatever loads the module that starts it.
import { loadBundled } from '../../base/load-bundled.mjs';
import { safeConsole } from '../../base/print.mjs';

// Packages print by it, and what they print may quote content.
globalThis.console = safeConsole;

export const { checkFile, compileFile, drawCard, bundle } = await loadBundled(
  'engine/site/build/worker.ts',
);
