import { inspect } from 'node:util';

const REASONS = {
  ENOSPC: (file) =>
    `The disk is full${file && `, so that ${file} could not be written`}. Free some space and run it again.`,
  EACCES: (file) =>
    `${file || 'A file'} may not be read or written by this user. Change its owner or its permissions, or delete it, and run it again.`,
};
REASONS.EPERM = REASONS.EACCES;

const HINT = 'This is a fault of the program. DEBUG=1 in front of the command shows its place.';

/**
 * What went wrong, in words that help non-programmers: never a stack trace, unless the variable
 * `DEBUG` asks for it.
 * @param {unknown} error whatever was thrown
 * @param {NodeJS.ProcessEnv} env the environment's variables
 */
export function toPlainWords(error, env = process.env) {
  if (!(error instanceof Error)) return String(error);
  if (env.DEBUG) return error.stack ?? error.message;
  const chain = listCauses(error);
  const known = chain.find(({ code }) => code in REASONS);
  if (known !== undefined) return REASONS[known.code](known.path ?? '');
  // The bundler has no codes, but quotes the system.
  if (chain.some(({ message }) => /\(os error 28\)/.test(message))) return REASONS.ENOSPC('');
  const port = chain.map(findPort).find((each) => each !== undefined);
  // Not the next one, which the same command may use for its forms.
  if (port !== undefined)
    return `Port ${port} is taken, perhaps by the same command in another window. Use that one, end it, or take another port: PORT=${Number(port) + 10} npm run …`;
  const message = [...new Set(chain.map(({ message }) => withoutStack(message)))].join(': ');
  // Our own errors say everything there is to say; a TypeError and the like are for developers.
  return error.name === 'Error' ? message : `${message}\n${HINT}`;
}

/** An error of which only the message is printed, wherever it is caught. */
export class PlainError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}

/**
 * An error that says in plain words what went wrong.
 * @param {unknown} error whatever was thrown
 */
export function toPlainError(error) {
  return error instanceof PlainError
    ? error
    : new PlainError(toPlainWords(error), { cause: error });
}

/**
 * Why the project cannot be built in a folder.
 * @param {string} folder
 * @returns {string | undefined} a sentence; undefined if it can
 */
export function validateFolder(folder) {
  const sign = /[#?*%]/.exec(folder)?.[0];
  return sign === undefined
    ? undefined
    : `The project lies in ${folder}, and the bundler cannot work in a folder with "${sign}" in its name. Rename the folder, or move the project.`;
}

function listCauses(error) {
  const causes = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(cause);
  }
  return causes;
}

function findPort({ code, port, message }) {
  if (code === 'EADDRINUSE') return port;
  return /Port (\d+) is already in use/.exec(message)?.[1];
}

/** The bundler puts its own stack traces into messages. */
function withoutStack(message) {
  return message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
}
