import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { PROJECT } from '../site/folders.ts';

/** A running reference server for forms. */
export interface FormsEndpoint {
  address: string;
  /** The accepted messages, in order. */
  taken: Record<string, string>[];
  /** The memory that the process uses, in MB. */
  readMemory: () => number;
  close: () => void;
}

/**
 * Starts `deploy/forms-endpoint.mjs` on a free port.
 * @param settings its environment variables
 */
export async function startFormsEndpoint(settings: Record<string, string>): Promise<FormsEndpoint> {
  const child = spawn(process.execPath, [join(PROJECT, 'deploy/forms-endpoint.mjs')], {
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const taken: FormsEndpoint['taken'] = [];
  createInterface(child.stdout).on('line', (line) => taken.push(JSON.parse(line)));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const [number] = /\d+$/.exec(line) ?? [];
      if (number !== undefined) resolve(number);
      else reject(new Error(line));
    });
    child.once('exit', () => reject(new Error('the server for forms did not start')));
  });
  const readMemory = () => {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {
      encoding: 'utf8',
    });
    return Number(kilobytes) / 1024;
  };
  return { address: `http://127.0.0.1:${port}/`, taken, readMemory, close: () => child.kill() };
}
