import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { UsageError } from '#base/call';
import { didYouMean } from '#base/words';
import { listDiffering } from '../git';

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

/**
 * The files that a branch changes: in a pull request of GitHub Actions against the branch it goes
 * to, otherwise against the commit before.
 * @param root the project's folder
 * @param base the name of the branch it goes to, such as `main`
 * @returns paths with `/` between folders; none where git cannot tell
 */
export function listChangedFiles(root: string, base?: string): Promise<Set<string>> {
  return listDiffering(root, [...(base ? [[`origin/${base}...HEAD`]] : []), ['HEAD^1']]);
}
