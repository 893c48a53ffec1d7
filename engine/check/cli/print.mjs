import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** ANSI color codes that we and the bundler use. */
const COLOR = String.raw`\u001B\[(?:[0-79]|[1-9]\d)?(?:;\d{1,3})*m`;
/** Colors, plus the cursor-up sequence that lets progress overwrite itself. */
const OWN = String.raw`${COLOR}|\u001B\[1A\r`;
const STEERING = new RegExp(
  String.raw`(${OWN}|\r?\n|\t)|[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}]`,
  'gu',
);
/** `::error::` (GitHub) counts at the start of a line, even after spaces. */
const COMMAND = new RegExp(String.raw`^((?:[^\S\n\r\u2028\u2029]|${COLOR})*):(?=:)`, 'gm');
/** `##[warning]` (GitHub), `##vso[` (Azure) and `##teamcity[` count anywhere in a line. */
const MARKED_COMMAND = /##(?=\w*\[)/g;

/**
 * Sanitizes text so that it cannot control a terminal or be taken for a command by a CI runner.
 * @param {string} text with line breaks and colors
 * @param {boolean} hasCommands whether lines that begin with `::` are our own commands
 * @returns {string} the same text if it is harmless
 */
export function toSafeOutput(text, hasCommands = false) {
  const still = text.replace(STEERING, (_, own) => own ?? '·').replace(MARKED_COMMAND, '# #');
  return hasCommands ? still : still.replace(COMMAND, '$1: ');
}

/**
 * Prints to stdout. Nothing else in engine/ does.
 * @param {string} text with its line breaks
 * @param {boolean} hasCommands whether lines that begin with `::` are our own commands to the CI
 */
export function print(text, hasCommands = false) {
  process.stdout.write(toSafeOutput(text, hasCommands));
}

/**
 * Prints progress and errors to stderr.
 * @param {string} text with its line breaks
 */
export function printError(text) {
  process.stderr.write(toSafeOutput(text));
}

/** A console for Vite's logger, React and other packages, which sanitizes its output too. */
export const safeConsole = new Console({ stdout: toStream(print), stderr: toStream(printError) });

/** @param {(text: string) => void} write */
function toStream(write) {
  return new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      write(String(chunk));
      done();
    },
  });
}
