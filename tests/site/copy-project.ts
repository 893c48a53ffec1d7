import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from '../../engine/bench/copy-project';

/**
 * Copies the project into a temporary folder, without build output; packages are linked, and with
 * them the build cache.
 * @param project the project's folder
 * @param words the folder with `content/` and `public/`
 * @returns the folder of the copy
 */
export async function copyProject(project: string, words: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ohmstead-'));
  await refreshCopy(project, words, root);
  return root;
}

/**
 * Like `copyProject`, into a permanent folder: earlier build output makes the next build fast.
 * @param root the folder of the copy
 */
export async function refreshCopy(project: string, words: string, root: string): Promise<void> {
  await copySources(project, words, root);
  await rm(join(root, 'node_modules'), { force: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
}
