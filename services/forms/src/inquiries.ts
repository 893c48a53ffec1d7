import { runCommand } from './commands/run-command.ts';

try {
  process.stdout.write(await runCommand(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
