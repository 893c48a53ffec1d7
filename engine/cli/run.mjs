// Runs a command of engine/cli/commands/: `node engine/cli/run.mjs build`.
import { loadBundled } from '../base/load-bundled.mjs';
import { judgeFolder, toPlainWords } from '../base/plain-error.mjs';
import { printError, safeConsole } from '../base/print.mjs';

const [command] = process.argv.splice(2, 1);
// Packages print by it, and what they print may quote content.
globalThis.console = safeConsole;
process.on('uncaughtException', fail);

const problem = judgeFolder(process.cwd());
if (problem === undefined) await loadBundled(`engine/cli/commands/${command}.ts`).catch(fail);
else fail(problem);

/** Whatever goes wrong is reported in words, and ends the command. */
function fail(error) {
  printError(`${toPlainWords(error)}\n`);
  process.exit(1);
}
