import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '#base/call';
import { didYouMean } from '#base/words';

/** Whether a file was asked for. */
export type Selection = (file: string) => boolean;

/**
 * The files that a check shows.
 * @param root the project's folder
 * @param paths files and folders as they were typed, relative to the root
 * @returns whether a path below the root, with `/` between folders, is among them
 * @throws UsageError for a path that does not exist or lies outside `content/`
 */
export function selectFiles(root: string, paths: readonly string[]): Selection {
  if (paths.length === 0) return () => true;
  const wanted = paths.map((path) => toContentPath(root, path));
  return (file) => wanted.some((path) => file === path || file.startsWith(`${path}/`));
}

function toContentPath(root: string, typed: string): string {
  const path = relative(root, resolve(root, typed)).replaceAll('\\', '/');
  const isContent = path === 'content' || path.startsWith('content/');
  const exists = existsSync(join(root, path));
  if (isContent && exists) return path;
  const hint = didYouMean(path, ['content', ...listPaths(root)]);
  const reason = exists ? 'lies outside content/, and only content is checked' : 'does not exist';
  throw new UsageError(`${typed} ${reason}${exists ? '' : hint}`);
}

function listPaths(root: string): string[] {
  const below = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' });
  return below.map((path) => `content/${path.replaceAll('\\', '/')}`);
}

const run = promisify(execFile);

/**
 * The files that a branch changes, as far as git knows: in a pull request of GitHub Actions against
 * the branch it goes to, otherwise against the commit before.
 * @param root the project's folder
 * @param base the name of the branch it goes to, such as `main`
 * @returns paths with `/` between folders; none where git cannot tell, as in a shallow clone
 */
export async function listChangedFiles(root: string, base?: string): Promise<Set<string>> {
  const ranges = [...(base ? [`origin/${base}...HEAD`] : []), 'HEAD^1'];
  for (const range of ranges) {
    const names = await listNames(root, range);
    if (names !== undefined) return new Set(names);
  }
  return new Set();
}

async function listNames(root: string, range: string): Promise<string[] | undefined> {
  try {
    const options = ['diff', '--name-only', '--relative', '-z', range, '--', 'content'];
    const { stdout } = await run('git', options, { cwd: root });
    return stdout.split('\0').filter((name) => name !== '');
  } catch {
    return undefined;
  }
}
