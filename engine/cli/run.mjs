// Runs a command of the site (`src/commands.ts`): `node engine/cli/run.mjs build`.
import { loadBundled } from '../base/load-bundled.mjs';
import { judgeFolder, toPlainWords } from '../base/plain-error.mjs';
import { printError, safeConsole } from '../base/print.mjs';

const [command] = process.argv.splice(2, 1);
// Packages use it to print, and their output may quote content.
globalThis.console = safeConsole;
process.on('uncaughtException', fail);

const problem = judgeFolder(process.cwd());
if (problem !== undefined) fail(problem);
const { commands } = await loadBundled('src/commands.ts').catch(fail);
if (!(command in commands)) fail(`Known commands are ${Object.keys(commands).join(', ')}`);
await commands[command]().catch(fail);

/** Reports an error in plain words, and ends the command. */
function fail(error) {
  printError(`${toPlainWords(error)}\n`);
  process.exit(1);
}
