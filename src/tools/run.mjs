// Runs a command of src/tools/commands/: `node src/tools/run.mjs build`.
import { loadBundled } from '../node/load-bundled.mjs';
import { judgeFolder, toPlainWords } from '../node/plain-error.mjs';

const [command] = process.argv.splice(2, 1);
process.on('uncaughtException', fail);

const problem = judgeFolder(process.cwd());
if (problem === undefined) await loadBundled(`src/tools/commands/${command}.ts`).catch(fail);
else fail(problem);

/** Whatever goes wrong is told in words, and ends the command. */
function fail(error) {
  console.error(toPlainWords(error));
  process.exit(1);
}
