import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Checked } from '../check';
import { digestParts } from '../node/disk-cache';
import { readSigned, writeSigned } from '../node/signed-file';
import { WORK } from './environments';

const LIST = `${WORK}/vouched`;

/** What the content check knows of a file that it found fit. */
interface Known {
  /** The digest of its text; none of what is no text. */
  seal?: string;
  /** The frontmatter of an MDX file. */
  data?: unknown;
}

/** The files that the content check has read and found fit, by path below the project's folder. */
export type Vouched = ReadonlyMap<string, Known>;

/**
 * Writes down what the check has read, so that nothing else is compiled.
 * @param root the project's folder
 */
export async function writeVouched(root: string, { files, disk }: Checked): Promise<void> {
  const list = new Map<string, Known>();
  for (const [path, { drawing }] of disk)
    list.set(path, drawing === undefined ? {} : { seal: toSeal(drawing) });
  for (const { path, source, data } of files) {
    const isMdx = path.endsWith('.mdx');
    list.set(path, { seal: toSeal(source), ...(isMdx && { data }) });
  }
  const target = join(root, LIST);
  await mkdir(dirname(target), { recursive: true });
  await writeSigned(target, Buffer.from(JSON.stringify([...list])));
}

/**
 * Reads what `writeVouched` wrote.
 * @returns an empty list where there is none
 */
export function readVouched(root: string): Vouched {
  const bytes = readSigned(join(root, LIST));
  const list: [string, Known][] =
    bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString('utf8'));
  return new Map(list);
}

/**
 * Reads a file of content that pages are to be made of.
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
  if (known.seal === undefined || known.seal === toSeal(source)) return source;
  throw new Error(`${path} has changed since the content check read it; build again`);
}

function toSeal(text: string): string {
  return digestParts([text]).toString('base64url');
}
