import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folders that marketing writes. */
const CONTENT = ['content', 'public'];

const CODE = [
  'src',
  'engine',
  'services',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Copies the project into a temporary folder, without build output and with an empty cache;
 * packages are linked.
 * @param project the project's folder
 * @param content the folder with `content/` and `public/`, if it is another one
 * @returns the folder of the copy
 */
export async function copyWithoutCache(project: string, content = project): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ohmstead-'));
  await copySources(project, content, root);
  await mkdir(join(root, 'node_modules'));
  const packages = await readdir(join(project, 'node_modules'));
  for (const name of packages.filter((name) => name !== '.cache')) {
    await symlink(join(project, 'node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

/** Copies code and content to a folder, in place of those in it. */
async function copySources(project: string, content: string, root: string): Promise<void> {
  const filter = (file: string) => !/\/tests$|\.(test|fixture)\.tsx?$/.test(file);
  for (const path of [...CONTENT, ...CODE]) {
    const from = CONTENT.includes(path) ? content : project;
    await rm(join(root, path), { recursive: true, force: true });
    await cp(join(from, path), join(root, path), { recursive: true, filter });
  }
}

/**
 * Copies the project into a temporary folder, without build output; packages are linked, and with
 * them the build cache.
 * @param project the project's folder
 * @param content the folder with `content/` and `public/`
 * @returns the folder of the copy
 */
export async function copyProject(project: string, content: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ohmstead-'));
  await refreshCopy(project, content, root);
  return root;
}

/**
 * Like `copyProject`, into a permanent folder: earlier build output makes the next build fast.
 * @param root the folder of the copy
 */
export async function refreshCopy(project: string, content: string, root: string): Promise<void> {
  await copySources(project, content, root);
  await rm(join(root, 'node_modules'), { force: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
}

/**
 * Whether a built file is missing, or older than what `refreshCopy` copies.
 * @param built the built file
 * @param project the project's folder
 * @param content the folder with `content/` and `public/`
 */
export async function isOlder(built: string, project: string, content: string): Promise<boolean> {
  const builtAt = await stat(built).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  const sources = [
    ...CODE.map((path) => join(project, path)),
    ...CONTENT.map((path) => join(content, path)),
  ];
  const changedAt = await Promise.all(sources.map(findLastChange));
  return builtAt < Math.max(...changedAt);
}

/** When a file was changed, or anything in a folder. */
async function findLastChange(path: string): Promise<number> {
  const { mtimeMs } = await stat(path);
  const inner = await readdir(path, { recursive: true }).catch(() => []);
  const times = inner.map(async (name) => (await stat(join(path, name))).mtimeMs);
  return Math.max(mtimeMs, ...(await Promise.all(times)));
}
