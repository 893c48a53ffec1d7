import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { UsageError } from '#base/call';
import { didYouMean } from '#base/words';

/**
 * The files that a check shows.
 * @param paths files and folders as they were typed, relative to the root
 * @returns whether a path below the root, with `/` between folders, is among them
 * @throws UsageError for a path that does not exist or lies outside `content/`
 */
export function selectFiles(root: string, paths: readonly string[]): (file: string) => boolean {
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
