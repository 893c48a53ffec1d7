import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copy } from '../copy.ts';
import { MINUTE } from '../store/time.ts';
import { Refusal } from './refusal.ts';
import type { Upload } from './uploads.ts';

/** What the scanners of ClamAV exit with if they find something. */
const INFECTED = 1;

/**
 * Has files scanned by a command, which gets their paths behind its own words.
 * @throws Refusal if the command finds something; an error if it cannot be run or fails otherwise
 */
export async function scan(command: string, uploads: readonly Upload[]): Promise<void> {
  const [program = '', ...options] = command.split(/\s+/);
  const paths = uploads.map(({ path }) => path);
  const child = spawn(program, [...options, ...paths], { stdio: 'ignore', timeout: MINUTE });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  if (code === INFECTED) {
    throw new Refusal(422, copy.infected, { errors: { files: copy.infected } });
  }
  throw new Error(`the scan of files ended with ${code}`);
}
