import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const REPORT = '.resources';
const REPORTER = pathToFileURL(resolve('engine/bench/report-resources.mjs')).href;

/** What a command took. */
export interface Run {
  /** From start to end, in seconds. */
  seconds: number;
  /** Of work on all cores, in seconds: other work on the machine does not count. */
  cpu: number;
  /** The most memory that a process of it held, in megabytes. */
  megabytes: number;
}

/**
 * Runs a script of Node as a process of its own.
 * @param root the folder in which it runs
 * @param words the script's path below it, and what stands behind it
 * @throws with all that it printed, where it fails
 */
export async function runScript(root: string, ...words: string[]): Promise<Run> {
  const report = join(root, REPORT);
  const { NODE_ENV, VITEST, ...env } = process.env;
  const resources = { NODE_OPTIONS: `--import ${REPORTER}`, RESOURCE_REPORT: report };
  const started = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...env, ...resources, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const [[code], ...output] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(output.join(''));
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  const processes = lines.map((line) => line.split(' ').map(Number));
  await rm(report);
  const megabytes = Math.max(...processes.map(([kilobytes = 0]) => kilobytes)) / 1024;
  return { seconds, cpu: processes.reduce((sum, [, own = 0]) => sum + own, 0), megabytes };
}
