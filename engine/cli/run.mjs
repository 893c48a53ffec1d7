// Runs a command that is not one of Vite's: `node engine/cli/run.mjs check`.
import { toPlainWords, validateFolder } from '../check/cli/plain-error.mjs';
import { printError, safeConsole } from '../check/cli/print.mjs';

/** The modules in `engine/cli/commands/` and what they export. */
const commands = {
  check: 'check',
  new: 'createNew',
  review: 'review',
  'review-comment': 'postComment',
  schemas: 'writeSchemas',
  start: 'start',
};

const [command] = process.argv.splice(2, 1);
// Packages use it to print, and their output may quote content.
globalThis.console = safeConsole;
process.on('uncaughtException', fail);

const problem = validateFolder(process.cwd());
if (problem !== undefined) fail(problem);
if (!(command in commands)) fail(`Known commands are ${Object.keys(commands).join(', ')}`);
await import('./need-packages.mjs');
// Node 24 reads TypeScript by itself, in half the time; the report of a review is JSX.
const isNative = Number.parseInt(process.versions.node, 10) >= 24 && !command.startsWith('review');
if (!isNative) (await import('tsx/esm/api').catch(fail)).register();
const module = await import(`./commands/${command}.ts`).catch(fail);
await module[commands[command]]().catch(fail);

/** Reports an error in plain words, and ends the command. */
function fail(error) {
  printError(`${toPlainWords(error)}\n`);
  process.exit(1);
}
