import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { digest } from './built-site';
import type { Base } from './git';
import { checkOut, findPrefix } from './git';

/** A state of the project that has been built. */
export interface BuiltState {
  /** The project's folder in this state. */
  root: string;
  /** What `npm run check -- --format json` says of it. */
  report: string;
  /** What the reader of a review must know of how it was built; empty for nothing. */
  note: string;
}

const runFile = promisify(execFile);

/** What a command printed, and how it ended. */
interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const DONE = '.build/review.json';

/** Where the base of this project is remembered. */
export function folderOf(root: string): string {
  return join(tmpdir(), `site-review-${digest(root).slice(0, 8)}`);
}

/**
 * Builds the state to compare with in a folder of its own, with its own code. It is built once for
 * each commit and day, upon what the one before has left.
 * @param root the project's folder
 * @param today the day that both states are built for
 * @throws where it does not build
 */
export async function buildBase(
  root: string,
  base: Base,
  today: string,
  tell: (sentence: string) => void,
): Promise<BuiltState> {
  const top = join(folderOf(root), 'base');
  const place = join(top, await findPrefix(root));
  const key = digest(
    JSON.stringify([base.commit, today, process.versions.node, ...listSettings()]),
  );
  const done = await readDone(place);
  if (done?.key === key) return { root: place, report: done.report, note: done.note };
  await rm(join(place, DONE), { force: true });
  await mkdir(folderOf(root), { recursive: true });
  await checkOut(root, top, base.commit);
  const note = await linkPackages(root, place, base);
  tell(`Building ${toName(base)}, once for this commit …`);
  const built = await runScript(place, ['run', 'build'], today);
  if (built.code !== 0)
    throw new Error(
      `${toName(base)} does not build, so there is nothing to compare with. Name another state with --against, or mend it first. It said:\n\n${lastLines(built)}`,
    );
  const report = await checkState(place, today);
  await writeFile(join(place, DONE), JSON.stringify({ key, report, note }));
  return { root: place, report, note };
}

/** A commit as people call it. */
export function toName({ name, commit }: Base): string {
  const short = commit.slice(0, 7);
  return commit.startsWith(name) ? short : `${name} (${short})`;
}

async function readDone(
  place: string,
): Promise<Record<'key' | 'report' | 'note', string> | undefined> {
  const text = await readFile(join(place, DONE), 'utf8').catch(() => undefined);
  return text === undefined || !existsSync(join(place, 'dist')) ? undefined : JSON.parse(text);
}

/** The settings that decide what a build writes. */
function listSettings(): (string | undefined)[] {
  const { SITE_URL, SITE_ENV, SITE_FORM_ENDPOINT, SITE_FORM_FILES } = process.env;
  return [SITE_URL, SITE_ENV, SITE_FORM_ENDPOINT, SITE_FORM_FILES];
}

/**
 * Gives a base its packages: those at hand where both lock files say the same, else its own.
 * @returns what the reader must know of it
 */
async function linkPackages(root: string, place: string, base: Base): Promise<string> {
  const folder = join(place, 'node_modules');
  const [ours, theirs] = await Promise.all(
    [root, place].map((each) => readFile(join(each, 'package-lock.json'), 'utf8').catch(() => '')),
  );
  await rm(folder, { recursive: true, force: true });
  if (ours !== theirs) {
    const { code } = await run(place, ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {});
    if (code === 0) return '';
    await rm(folder, { recursive: true, force: true });
  }
  await symlink(join(root, 'node_modules'), folder, 'junction');
  return ours === theirs
    ? ''
    : `${toName(base)} names other packages, which could not be installed; it was built with those at hand.`;
}

/**
 * Builds the state at hand, with what is not committed, in the project's own `dist/`.
 * @returns what the build said where it failed; undefined where it did not
 */
export async function buildHead(root: string, today: string): Promise<string | undefined> {
  const built = await runScript(root, ['run', 'build'], today);
  return built.code === 0 ? undefined : lastLines(built);
}

/**
 * Checks the content of a state with the code of that state.
 * @param against a commit whose pages must not vanish
 * @returns the report as JSON
 */
export async function checkState(root: string, today: string, against?: string): Promise<string> {
  const options = against === undefined ? [] : ['--against', against];
  const words = ['run', '--silent', 'check', '--', '--format', 'json', ...options];
  return (await runScript(root, words, today)).stdout;
}

function runScript(root: string, words: string[], today: string): Promise<Outcome> {
  return run(root, words, { SITE_NOW: today });
}

/** Runs npm, as it was run itself. */
async function run(
  root: string,
  words: string[],
  settings: Record<string, string>,
): Promise<Outcome> {
  const { NODE_ENV: _, VITEST: __, npm_execpath: npm, ...env } = process.env;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: root, env: { ...env, ...settings }, maxBuffer: 2 ** 28 };
  try {
    return { code: 0, ...(await runFile(program, [...first, ...words], options)) };
  } catch (error) {
    return { code: 1, stdout: '', stderr: '', ...Object(error) };
  }
}

function lastLines({ stdout, stderr }: Outcome): string {
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return lines
    .filter((line) => !/^(>|npm (warn|error))/.test(line))
    .slice(-20)
    .join('\n');
}
