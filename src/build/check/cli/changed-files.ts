import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
