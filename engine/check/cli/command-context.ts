import { type ParseArgsConfig, parseArgs } from 'node:util';
import { print, printError } from './print.mjs';

/** A command was called in a way it does not understand; the message says what to write instead. */
export class UsageError extends Error {}

/** How a command was called, and where its output goes. */
export type CommandContext = ReturnType<typeof readCommandContext>;

/** How this process was called. */
export function readCommandContext() {
  return {
    /** The project's folder. */
    root: process.cwd(),
    /** The arguments after the command's name. */
    args: process.argv.slice(2),
    env: process.env,
    /** Prints the output; `hasCommands` lets lines that begin with `::` act as CI commands. */
    print,
    /** Prints why the command failed. */
    printError: printError,
  };
}

/**
 * Parses the arguments of a command by the options that it knows. npm keeps to itself what has no
 * `--` in front, and tells only by the environment.
 * @returns the options that were given, and the positional arguments
 * @throws UsageError for an unknown option, and for one that lacks its value
 */
export function parseOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  env: NodeJS.ProcessEnv = {},
) {
  const kept = Object.keys(options).find((name) => env[`npm_config_${name}`] !== undefined);
  if (kept !== undefined && !args.some((word) => word.startsWith(`--${kept}`))) {
    throw new UsageError(`--${kept} did not arrive, since npm took it; write -- in front of it`);
  }
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\. To specify[\s\S]*/, ''));
  }
}
