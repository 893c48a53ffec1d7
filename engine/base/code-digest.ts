import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the bundle of a command: each of its modules, with the digest of its code. */
const LIST = join(import.meta.dirname, 'code.json');

/** What no bundler has seen, such as tests: another one in each process, so that nothing is remembered. */
const UNKNOWN = `unknown ${randomUUID()}`;

let digests: Record<string, string> | undefined;

/**
 * The digest of a module's code: of the module and of all that it imports, as the bundler has found
 * it, and of the versions of all packages. What the module makes of the same input is the same for
 * as long as this is (`load-bundled.mjs`).
 * @param module its path from the project's folder
 * @throws where the command that runs does not contain it
 */
export function digestCode(module: string): string {
  if (!existsSync(LIST)) return UNKNOWN;
  digests ??= JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>;
  const digest = digests[module];
  if (digest === undefined) throw new Error(`${module} is not among the modules of this command`);
  return digest;
}
