import { execFileSync } from 'node:child_process';

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@grid.example'];

/**
 * Runs git in a folder, with a placeholder author.
 * @returns its output, without the final line break
 * @throws if git fails, with its message
 */
export function runGit(root: string, ...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', [...AUTHOR, ...args], options).trimEnd();
}
