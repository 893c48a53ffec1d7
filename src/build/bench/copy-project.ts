import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COPIED = [
  'content',
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Copies the project into a temporary folder, without what is built; packages are linked.
 * @param project the project's folder
 * @returns the folder of the copy
 */
export async function copyProject(project: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ohmstead-'));
  for (const path of COPIED) await cp(join(project, path), join(root, path), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
}
