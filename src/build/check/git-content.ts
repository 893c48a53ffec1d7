import { spawn } from 'node:child_process';

import type { Source } from './addresses';
import { toSource } from './addresses';
import { parseContentFile } from './content-file';

/**
 * Reads the content of another branch without checking it out.
 * @param root the project's folder, which may lie below the repository's
 * @param ref a branch, a tag or a commit
 * @returns every `.mdx` and `.yaml` file below `content/` with its YAML as data
 * @throws an Error in plain words: no git, no repository, no such branch
 */
export async function readContentOf(root: string, ref: string): Promise<Source[]> {
  const commit = await resolveCommit(root, ref);
  const listed = await git(root, ['ls-tree', '-r', '-z', commit, '--', 'content/']);
  const files = parseTree(listed.output);
  const blobs = await readBlobs(
    root,
    files.map(({ hash }) => hash),
  );
  return files.map(({ path }, index) => toSource(parseContentFile(path, blobs[index] ?? '')));
}

/** Turns a name into a commit's hash, so that nothing that somebody typed reaches git again. */
async function resolveCommit(root: string, ref: string): Promise<string> {
  const inside = await git(root, ['rev-parse', '--is-inside-work-tree']);
  if (inside.code !== 0) {
    throw new Error(`--against needs a git repository, and ${root} is in none.`);
  }
  const options = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { code, output } = await git(root, options);
  const commit = output.toString('utf8').trim();
  if (code === 0 && /^[0-9a-f]{40,64}$/.test(commit)) return commit;
  throw new Error(
    `--against ${ref}: git knows no branch, tag or commit of that name. In CI, fetch it first: git fetch origin ${ref}, then --against origin/${ref}`,
  );
}

interface TreeFile {
  hash: string;
  path: string;
}

/** Reads the output of `git ls-tree -z`: `mode blob hash<tab>path`, each ended by NUL. */
function parseTree(output: Buffer): TreeFile[] {
  return output
    .toString('utf8')
    .split('\0')
    .flatMap((entry) => {
      const [, hash, path] = /^\d+ blob ([0-9a-f]+)\t(.+\.(?:mdx|yaml))$/s.exec(entry) ?? [];
      return hash !== undefined && path !== undefined ? [{ hash, path }] : [];
    });
}

/** Reads many blobs with one process: each is announced as `hash blob size` on a line. */
async function readBlobs(root: string, hashes: string[]): Promise<string[]> {
  const { output } = await git(root, ['cat-file', '--batch'], `${hashes.join('\n')}\n`);
  let offset = 0;
  return hashes.map(() => {
    const end = output.indexOf('\n', offset);
    const size = Number(output.subarray(offset, end).toString('utf8').split(' ')[2]);
    offset = end + 1 + size + 1;
    return output.subarray(end + 1, end + 1 + size).toString('utf8');
  });
}

/** Runs git without a shell. */
function git(
  root: string,
  options: string[],
  input = '',
): Promise<{ code: number; output: Buffer }> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', options, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', () => reject(new Error('--against needs git, and there is none here.')));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks) }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
