import { runCheck } from '../check/cli/run-check';

process.exitCode = await runCheck({
  root: process.cwd(),
  words: process.argv.slice(2),
  env: process.env,
  isTerminal: process.stdout.isTTY === true,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
