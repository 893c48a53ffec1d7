import { execFileSync } from 'node:child_process';

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@grid.example'];

/**
 * Runs git in a folder, with an author whom no machine needs to know.
 * @returns what it printed, without the last line end
 * @throws where git fails, with what it said
 */
export function runGit(root: string, ...words: string[]): string {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', [...AUTHOR, ...words], options).trimEnd();
}
