import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file beside a command's bundle that lists its modules, each with the digest of its code. */
const LIST = join(import.meta.dirname, 'code.json');

/** For code that was not bundled, such as tests: it differs per process, so nothing is reused. */
const UNKNOWN = `unknown ${randomUUID()}`;

let digests: Record<string, string> | undefined;

/**
 * The digest of a module's code: of the module, of everything it imports as the bundler saw it, and
 * of the versions of all packages. As long as this stays the same, the module produces the same
 * output for the same input (`load-bundled.mjs`).
 * @param module its path from the project's folder
 * @throws if the running command does not contain it
 */
export function digestCode(module: string): string {
  if (!existsSync(LIST)) return UNKNOWN;
  digests ??= JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>;
  const digest = digests[module];
  if (digest === undefined) throw new Error(`${module} is not among the modules of this command`);
  return digest;
}
