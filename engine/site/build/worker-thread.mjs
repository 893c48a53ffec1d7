// Threads start in plain JavaScript, however the module that starts them was loaded.
import { loadBundled } from '../../base/load-bundled.mjs';
import { safeConsole } from '../../base/print.mjs';

// Packages use it to print, and their output may quote content.
globalThis.console = safeConsole;

const { tasks } = await loadBundled('src/commands.ts');
export const { checkFile, compileFile, drawCard, bundle } = tasks;
