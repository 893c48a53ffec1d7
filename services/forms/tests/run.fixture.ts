import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const RUN = `${import.meta.dirname}/../run.mjs`;

/** What a program of the service has printed, and how it ended. */
export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/**
 * Starts a program of the service as a process of its own.
 * @param output where it prints: to the test, or into an open file
 */
export function spawnProgram(
  args: string[],
  settings: Record<string, string>,
  output: 'pipe' | number = 'pipe',
): ChildProcess {
  const { NODE_ENV, VITEST, ...env } = process.env;
  return spawn(process.execPath, [RUN, ...args], {
    env: { ...env, ...settings },
    stdio: ['ignore', output, 'pipe'],
  });
}

/** Runs a program of the service to its end. */
export async function runProgram(args: string[], settings: Record<string, string>): Promise<Ended> {
  const child = spawnProgram(args, settings);
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = await once(child, 'close');
  const [output = '', errors = ''] = await Promise.all(streams);
  return { code, output, errors };
}
