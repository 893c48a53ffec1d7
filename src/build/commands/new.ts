import { runNew } from '../new/run-new';

process.exitCode = await runNew({
  root: process.cwd(),
  words: process.argv.slice(2),
  env: process.env,
  isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
