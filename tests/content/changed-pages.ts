import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import config from '../../src/content.config.ts';

const run = promisify(execFile);

const PAGE = /^content\/pages\/([^[]+)\.mdx$/;
const ENTRY = /^content\/([^/]+)\/([^/]+)\.\w+$/;

/**
 * The files that differ from main: those committed on this branch and uncommitted ones. On main
 * itself, those of its last commit.
 * @param root the project's folder
 * @returns paths relative to the project's folder; undefined if git cannot tell
 */
export async function listChangedFiles(root: string): Promise<string[] | undefined> {
  for (const base of [`origin/${process.env.GITHUB_BASE_REF || 'main'}`, 'main', 'HEAD^1']) {
    const [fork, head] = await Promise.all([
      ask(root, 'merge-base', base, 'HEAD'),
      ask(root, 'rev-parse', 'HEAD'),
    ]);
    if (fork === undefined || (fork === head && base !== 'HEAD^1' && (await isClean(root))))
      continue;
    const committed = await ask(root, 'diff', '--name-only', '--no-renames', '--relative', fork);
    const fresh = await ask(root, 'ls-files', '--others', '--exclude-standard');
    return `${committed}\n${fresh}`.split('\n').filter((file) => file !== '');
  }
  return undefined;
}

async function isClean(root: string): Promise<boolean> {
  return (await ask(root, 'status', '--porcelain')) === '';
}

async function ask(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim();
  } catch {
    return undefined;
  }
}

/** Whether only text and pictures changed, so that only their pages need checking. */
export function isContentOnly(files: readonly string[]): boolean {
  return files.length > 0 && files.every((file) => /^(content|public)\//.test(file));
}

/**
 * The addresses of the pages made from these content files.
 * @returns `undefined` if a file may affect every page
 */
export function toPages(files: readonly string[]): string[] | undefined {
  const pages = files.map(toPage);
  return pages.every((page) => page !== undefined) ? [...new Set(pages)] : undefined;
}

function toPage(file: string): string | undefined {
  const page = PAGE.exec(file)?.[1];
  if (page !== undefined) return page === 'index' ? '/' : `/${page}`;
  const [, folder, slug] = ENTRY.exec(file) ?? [];
  const known = config.collections.get(folder ?? '');
  return known && (known.definition.shownOn ?? `${known.base}/${slug}`);
}
