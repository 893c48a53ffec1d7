import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const REPORT = '.resources';
const REPORTER = pathToFileURL(resolve('src/build/bench/report-resources.mjs')).href;

/** How a command of the project ran. */
export interface Run {
  code: number;
  output: string;
  /** From start to end, in seconds. */
  seconds: number;
  /** The most memory that it held, with the processes that it starts, in megabytes. */
  megabytes: number;
}

/**
 * Runs a command of `src/build/commands/` as a process of its own.
 * @param root the folder of the project, or of a copy
 * @param command the command's file name
 * @param options what stands behind it
 */
export async function runCommand(
  root: string,
  command: string,
  options: string[] = [],
): Promise<Run> {
  const started = performance.now();
  const { code, output } = await collect(root, command, options);
  const seconds = (performance.now() - started) / 1000;
  const report = join(root, REPORT);
  const kilobytes = (await readFile(report, 'utf8')).trim().split('\n').map(Number);
  await rm(report);
  return { code, output, seconds, megabytes: Math.max(...kilobytes) / 1024 };
}

function collect(
  root: string,
  command: string,
  options: string[],
): Promise<Pick<Run, 'code' | 'output'>> {
  const words = ['src/build/run.mjs', command, ...options];
  const { NODE_ENV, VITEST, ...env } = process.env;
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: {
      ...env,
      NODE_OPTIONS: `--import ${REPORTER}`,
      RESOURCE_REPORT: join(root, REPORT),
    },
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }),
    );
  });
}
