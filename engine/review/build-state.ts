import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { digest } from './built-site.ts';
import { type Base, checkOut, findPrefix, withoutHook } from './repository.ts';

/** The file that says what a base was built from. */
const DONE = '.build/review.txt';

/** The folder in which the base of this project is kept. */
export function folderOf(root: string): string {
  return join(tmpdir(), `site-review-${digest(root).slice(0, 8)}`);
}

/**
 * Builds the state to compare with in a separate folder, with its own code. It is built once per
 * commit, day and settings, reusing what the previous build left behind.
 * @param root the project's folder
 * @param today the day that both states are built for
 * @returns that folder
 * @throws if it does not build, or its packages cannot be installed
 */
export async function buildBase(
  root: string,
  base: Base,
  today: string,
  tell: (sentence: string) => void,
): Promise<string> {
  const top = join(folderOf(root), 'base');
  const folder = join(top, await findPrefix(root));
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'));
  const parts = [base.commit, today, process.version, settings.toSorted()];
  const key = digest(JSON.stringify(parts));
  const done = await readFile(join(folder, DONE), 'utf8').catch(() => undefined);
  if (done === key && existsSync(join(folder, 'dist'))) return folder;
  await rm(join(folder, DONE), { force: true });
  await mkdir(folderOf(root), { recursive: true });
  await checkOut(root, top, base.commit);
  await installPackages(folder);
  tell(`Building ${base.name}, once for this commit …`);
  const failure = await buildState(folder, today);
  if (failure !== undefined) throw new Error(`${base.name} ${NO_BUILD}\n\n${failure}`);
  await writeFile(join(folder, DONE), key);
  return folder;
}

const NO_BUILD =
  'does not build, so there is nothing to compare with. Name another state with --against, or fix it first. It said:';

/** Installs the packages of a base, unless those of the same lock file are there already. */
async function installPackages(folder: string): Promise<void> {
  const installed = join(folder, 'node_modules', '.review-lock.txt');
  const lock = digest(await readFile(join(folder, 'package-lock.json')));
  if ((await readFile(installed, 'utf8').catch(() => '')) === lock) return;
  const { code, stderr } = await run(folder, ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(`The packages of the base cannot be installed:\n\n${stderr}`);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await writeFile(installed, lock);
}

/** Builds a state, including uncommitted changes; returns what the build said if it failed. */
export async function buildState(root: string, today: string): Promise<string | undefined> {
  const { code, stdout, stderr } = await run(root, ['run', 'build'], today);
  if (code === 0) return undefined;
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  const own = lines.filter((line) => !/^(>|npm (warn|error))/.test(line));
  return own.slice(-40).join('\n');
}

/** Runs the same npm that runs this process, and returns how it ended and what it printed. */
async function run(
  root: string,
  args: string[],
  today?: string,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { NODE_ENV: _, VITEST: __, npm_execpath: npm, ...env } = withoutHook(process.env);
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: root, env: { ...env, SITE_NOW: today }, maxBuffer: 2 ** 28 };
  try {
    return { code: 0, ...(await promisify(execFile)(program, [...first, ...args], options)) };
  } catch (error) {
    return { code: 1, stdout: '', stderr: '', ...Object(error) };
  }
}
