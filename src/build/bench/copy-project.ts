import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
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
 * Copies the project into a temporary folder, without what is built; packages are linked, and with
 * them what builds have remembered.
 * @param project the project's folder
 * @returns the folder of the copy
 */
export async function copyProject(project: string): Promise<string> {
  const root = await copySources(project);
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** As `copyProject`, but the copy remembers nothing. */
export async function copyWithoutCache(project: string): Promise<string> {
  const root = await copySources(project);
  await mkdir(join(root, 'node_modules'));
  const packages = await readdir(join(project, 'node_modules'));
  for (const name of packages.filter((name) => name !== '.cache')) {
    await symlink(join(project, 'node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

async function copySources(project: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ohmstead-'));
  for (const path of COPIED) await cp(join(project, path), join(root, path), { recursive: true });
  return root;
}
