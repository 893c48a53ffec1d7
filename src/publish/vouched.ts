import { mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Checked } from '../check';
import { digestParts } from '../node/disk-cache';
import { readSigned, writeSigned } from '../node/signed-file';
import { WORK } from './environments';

const LIST = `${WORK}/vouched`;

/** The files that the content check has read and found fit, by path below the project's folder. */
export type Vouched = ReadonlyMap<string, string>;

/**
 * Writes down what the check has read, so that nothing else is compiled.
 * @param root the project's folder
 */
export async function writeVouched(root: string, { files, disk }: Checked): Promise<void> {
  const list = new Map<string, string>();
  for (const [path, { drawing }] of disk)
    list.set(path, drawing === undefined ? '' : seal(drawing));
  for (const { path, source } of files) list.set(path, seal(source));
  const target = join(root, LIST);
  await mkdir(dirname(target), { recursive: true });
  await writeSigned(target, Buffer.from(JSON.stringify([...list])));
}

/**
 * Reads what `writeVouched` wrote.
 * @returns an empty list where there is none
 */
export async function readVouched(root: string): Promise<Vouched> {
  const bytes = await readSigned(join(root, LIST));
  const list: [string, string][] =
    bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString('utf8'));
  return new Map(list);
}

/**
 * Reads a file of content that is to be compiled.
 * @param root the project's folder
 * @param path the file below it, with `/` between folders
 * @returns its text
 * @throws where the check has not read it, or read other words in it
 */
export async function readVouchedFile(
  root: string,
  path: string,
  vouched: Vouched,
): Promise<string> {
  const known = vouched.get(path);
  if (known === undefined) {
    throw new Error(`${path} is not among the files that the content check has read`);
  }
  const source = await readFile(join(root, path), 'utf8');
  if (known === '' || known === seal(source)) return source;
  throw new Error(`${path} has changed since the content check read it; build again`);
}

function seal(text: string): string {
  return digestParts([text]).toString('base64url');
}

/**
 * Lets a build load only those files of content that the check has read, whatever a glob or a
 * symbolic link finds beside them. It must stand before whatever else loads content.
 */
export function vouchedPlugin(): Plugin {
  let root = '';
  let vouched: Promise<Vouched> | undefined;
  return {
    name: 'site:vouched',
    apply: 'build',
    enforce: 'pre',
    async configResolved(config) {
      // The bundler names files by where they really lie.
      root = await realpath(config.root);
    },
    load: {
      order: 'pre',
      filter: { id: /\.(mdx|yaml)(\?|$)|\?picture$/ },
      async handler(id) {
        vouched ??= readVouched(root);
        const [file = id] = id.split('?');
        const path = relative(root, file).replaceAll('\\', '/');
        // Where a bundler dies of a file, only the process that started it can still say of which.
        process.send?.(path);
        await readVouchedFile(root, path, await vouched);
        return null;
      },
    },
  };
}
