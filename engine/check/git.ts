import { spawn } from 'node:child_process';

/** What git answered. */
export interface GitAnswer {
  /** 0 where it could do what it was asked; 127 where there is no git. */
  code: number;
  output: Buffer;
}

/**
 * Runs git without a shell.
 * @param root the folder to run it in
 * @param input what it reads
 */
export function git(root: string, options: readonly string[], input = ''): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const child = spawn('git', options, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', () => resolve({ code: 127, output: Buffer.alloc(0) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks) }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/**
 * The files of content that differ from a commit.
 * @param root the project's folder, which may lie below the repository's
 * @param ranges what `git diff` is asked for; the first that git knows answers
 * @returns paths below the root; none where git cannot tell, as in a shallow clone
 */
export async function listDiffering(
  root: string,
  ranges: readonly (readonly string[])[],
): Promise<Set<string>> {
  for (const range of ranges) {
    const options = ['diff', '--name-only', '--relative', '-z', ...range, '--', 'content'];
    const { code, output } = await git(root, options);
    if (code === 0) return new Set(output.toString('utf8').split('\0').filter(Boolean));
  }
  return new Set();
}
