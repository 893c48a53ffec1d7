import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { print, printError } from './print.mjs';

/** What was asked of a command that could not be understood; its message says what to write instead. */
export class UsageError extends Error {}

/** How a command is called, and where its words go. */
export interface Call {
  /** The project's folder. */
  root: string;
  /** The words after the command's name. */
  words: string[];
  env: NodeJS.ProcessEnv;
  /** Whether somebody sits at a terminal. */
  isTerminal: boolean;
  /** Takes what was asked for; `hasCommands` lets lines that begin with `::` command the CI. */
  print: (text: string, hasCommands?: boolean) => void;
  /** Takes why it could not be done. */
  complain: (text: string) => void;
}

/**
 * How this process was called.
 * @param streams those that must all be a terminal for somebody to sit at one
 */
export function readCall(...streams: { isTTY?: boolean }[]): Call {
  return {
    root: process.cwd(),
    words: process.argv.slice(2),
    env: process.env,
    isTerminal: streams.every(({ isTTY }) => isTTY === true),
    print,
    complain: printError,
  };
}

/**
 * Reads the words after a command.
 * @param options those that it knows
 * @returns the options that were given, and the other words
 * @throws UsageError for an option that it does not know, and for one without its value
 */
export function parseWords<T extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  options: T,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace(/\. To specify[\s\S]*/, ''));
  }
}
