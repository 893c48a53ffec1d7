import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const REPORT = '.resources';
const REPORTER = pathToFileURL(resolve('engine/bench/report-resources.mjs')).href;

/** How a command ran. */
export interface Run {
  code: number;
  output: string;
  /** From start to end, in seconds. */
  seconds: number;
  /** Of work on all cores, in seconds: other work on the machine does not count. */
  cpu: number;
  /** The most memory that it held, with the processes that it starts, in megabytes. */
  megabytes: number;
}

/**
 * Runs a command of `engine/cli/commands/` as a process of its own.
 * @param root the folder of the project, or of a copy
 * @param words the command's file name, and what stands behind it
 */
export function runCommand(root: string, ...words: string[]): Promise<Run> {
  return runScript(root, 'engine/cli/run.mjs', ...words);
}

/**
 * Runs a script of Node as a process of its own.
 * @param root the folder in which it runs
 * @param words the script's path below it, and what stands behind it
 */
export async function runScript(root: string, ...words: string[]): Promise<Run> {
  const started = performance.now();
  const { code, output } = await collect(root, words);
  const seconds = (performance.now() - started) / 1000;
  const report = join(root, REPORT);
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  const processes = lines.map((line) => line.split(' ').map(Number));
  await rm(report);
  const megabytes = Math.max(...processes.map(([kilobytes = 0]) => kilobytes)) / 1024;
  const cpu = processes.reduce((sum, [, own = 0]) => sum + own, 0);
  return { code, output, seconds, cpu, megabytes };
}

function collect(root: string, words: string[]): Promise<Pick<Run, 'code' | 'output'>> {
  const { NODE_ENV, VITEST, ...env } = process.env;
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: {
      ...env,
      ASTRO_TELEMETRY_DISABLED: '1',
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
