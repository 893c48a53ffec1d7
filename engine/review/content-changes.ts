import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitFrontmatter } from '#base/frontmatter';

import { digest } from './built-site';
import type { Piece } from './compare-words';
import { compareWords, listWords } from './compare-words';
import type { FieldWords, FindWords } from './field-names';
import { kindOf } from './field-names';

/** A file below `content/` or `public/`. */
export interface SourceFile {
  path: string;
  digest: string;
  /** Its frontmatter, or all of a YAML file; undefined for other files. */
  data: unknown;
  /** What stands below the frontmatter; empty for other files. */
  body: string;
}

/** A field whose value changed. */
export interface FieldChange extends FieldWords {
  /** Its place in the file, such as `specifications.0.value`. */
  path: string;
  /** What the row of a list is called, such as "Accuracy class"; empty elsewhere. */
  row: string;
  /** Its value before and after, as text; empty where there was or is none. */
  before: string;
  after: string;
  pieces: Piece[];
}

/** Something that somebody changed in the content. */
export interface ContentChange {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The file after, or before where it is gone. */
  file: string;
  /** The file before, where it has another name now. */
  from?: string | undefined;
  /** What it is called: its title or name. */
  name: string;
  fields: FieldChange[];
  /** Whether what stands below the frontmatter changed. */
  isBodyChanged: boolean;
}

/**
 * Reads all content of a state.
 * @param root its folder
 */
export async function readSources(root: string): Promise<SourceFile[]> {
  const names = await Promise.all(
    ['content', 'public'].map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  const files = names.flat().filter((entry) => entry.isFile() && entry.name !== 'README.md');
  const sources = files.map(async ({ parentPath, name }): Promise<SourceFile> => {
    const bytes = await readFile(join(parentPath, name));
    const path = join(parentPath, name)
      .slice(root.length + 1)
      .replaceAll('\\', '/');
    return { path, digest: digest(bytes), ...readText(path, bytes) };
  });
  return (await Promise.all(sources)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Both states have been built, so that their YAML is known to be sound. */
function readText(path: string, bytes: Buffer): Pick<SourceFile, 'data' | 'body'> {
  if (path.endsWith('.yaml')) return { data: parse(bytes.toString()), body: '' };
  if (!path.endsWith('.mdx')) return { data: undefined, body: '' };
  const text = bytes.toString().replaceAll('\r\n', '\n');
  const { yaml, body } = splitFrontmatter(text) ?? { yaml: '', body: '' };
  return { data: parse(yaml), body };
}

/**
 * Compares what people have written.
 * @param find the words for a field
 * @returns a change for each file, and for `site.yaml` one for each value, since readers meet those
 *   in many places
 */
export function compareSources(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  find: FindWords,
): ContentChange[] {
  const [known, fresh] = [byPath(before), byPath(after)];
  const gone = before.filter(({ path }) => !fresh.has(path));
  const came = after.filter(({ path }) => !known.has(path));
  const moves = pairMoves(gone, came);
  const moved = new Set([...moves].flat());
  const rename = toRenaming(moves);
  const old = byPath(before.map(rename));
  const compare = (from: SourceFile, to: SourceFile) => compareFiles(from, to, find);
  return [
    ...came.filter((file) => !moved.has(file)).map((file) => toWhole('added', file)),
    ...[...moves]
      .filter(([{ path }]) => !isPicture(path))
      .map(([from, to]) => ({
        ...compare(rename(from), to),
        kind: 'moved' as const,
        from: from.path,
      })),
    ...after.flatMap((to) => {
      const from = old.get(to.path);
      if (from === undefined || from.digest === to.digest) return [];
      const change = compare(from, to);
      const isEcho = to.data !== undefined && change.fields.length === 0 && !change.isBodyChanged;
      return isEcho ? [] : split(change);
    }),
    ...gone.filter((file) => !moved.has(file)).map((file) => toWhole('removed', file)),
  ];
}

function byPath(files: readonly SourceFile[]): Map<string, SourceFile> {
  return new Map(files.map((file) => [file.path, file]));
}

/** A file that went and one that came are the same where they say nearly the same. */
function pairMoves(gone: SourceFile[], came: SourceFile[]): Map<SourceFile, SourceFile> {
  const pairs = new Map<SourceFile, SourceFile>();
  for (const from of gone) {
    const taken = new Set(pairs.values());
    const rivals = came.filter((to) => !taken.has(to) && folderOf(to.path) === folderOf(from.path));
    const twin = rivals.find((to) => isSame(from, to));
    if (twin !== undefined) pairs.set(from, twin);
  }
  return pairs;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function isSame(from: SourceFile, to: SourceFile): boolean {
  if (from.digest === to.digest) return true;
  if (from.data === undefined || to.data === undefined) return false;
  const [old, fresh] = [listWords(from.body), new Set(listWords(to.body))];
  const isAlike =
    old.length > 20 && old.filter((word) => fresh.has(word)).length > old.length * 0.7;
  return isAlike && (nameOf(from) === nameOf(to) || old.length > 60);
}

/**
 * Gives a file the names that others have now, since nobody sees that a link or a field follows an
 * entry to its new address.
 */
function toRenaming(moves: ReadonlyMap<SourceFile, SourceFile>): (file: SourceFile) => SourceFile {
  const names = [...moves].map(([from, to]) => [stemOf(from.path), stemOf(to.path)] as const);
  const replace = (text: string) =>
    names.reduce((whole, [from, to]) => whole.replace(toNamePattern(from), to), text);
  return (file) => {
    if (names.length === 0 || file.data === undefined) return file;
    return {
      ...file,
      data: JSON.parse(replace(JSON.stringify(file.data))),
      body: replace(file.body),
    };
  };
}

function stemOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** A name where it stands for its entry: alone in a field, or at the end of an address. */
function toNamePattern(name: string): RegExp {
  return new RegExp(`(?<=["/])${name.replace(/[^\w-]/g, '\\$&')}(?=["#?/).])`, 'g');
}

function toWhole(kind: 'added' | 'removed', file: SourceFile): ContentChange {
  const { path } = file;
  return { kind, file: path, name: nameOf(file), fields: [], isBodyChanged: file.body !== '' };
}

function compareFiles(from: SourceFile, to: SourceFile, find: FindWords): ContentChange {
  return {
    kind: 'changed',
    file: to.path,
    name: nameOf(to),
    fields: compareData(from.data, to.data, (path) => find(to.path, path, to.data)),
    isBodyChanged: from.body !== to.body,
  };
}

/** The values of the frame are changes of their own: a number is another thing than a link. */
function split(change: ContentChange): ContentChange[] {
  if (!/^content\/[^/]+\.yaml$/.test(change.file)) return [change];
  return change.fields.map((field) => ({
    ...change,
    name: field.row || field.name,
    fields: [field],
  }));
}

/** What an entry is called: its title or name, else its file. */
function nameOf({ path, data }: SourceFile): string {
  const { title, name, headline, header } = Object(data);
  const words = [title, name, headline, Object(header).title].find(
    (each) => typeof each === 'string',
  );
  return words ?? path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

/** The fields whose values differ, in the order of the file. */
function compareData(
  before: unknown,
  after: unknown,
  describe: (path: string[]) => FieldWords,
): FieldChange[] {
  const [old, fresh] = [listLeaves(before), listLeaves(after)];
  const keys = [...new Set([...fresh.keys(), ...old.keys()])];
  return keys.flatMap((key) => {
    const [from, to] = [old.get(key), fresh.get(key)];
    if (from?.text === to?.text) return [];
    const place = to ?? from;
    const [was, is] = [from?.text ?? '', to?.text ?? ''];
    return {
      ...describe(place?.path ?? []),
      path: (place?.path ?? []).join('.'),
      row: place?.row ?? '',
      before: was,
      after: is,
      pieces: compareWords(was, is),
    };
  });
}

interface Leaf {
  /** Keys and positions from the top of the file. */
  path: string[];
  /** What the innermost row around it is called. */
  row: string;
  text: string;
}

/**
 * The values of a file, by a key that stays the same where rows of a list only change their places:
 * rows are told apart by their names.
 */
function listLeaves(data: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const visit = (value: unknown, path: string[], key: string, row: string) => {
    if (Array.isArray(value)) visitList(value, path, key, row);
    else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      for (const [name, inner] of Object.entries(value))
        visit(inner, [...path, name], `${key}/${name}`, row);
    } else if (value !== undefined && value !== null) {
      const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
      leaves.set(key, { path, row, text });
    }
  };
  const visitList = (list: unknown[], path: string[], key: string, row: string) => {
    const counts = new Map<string, number>();
    for (const [index, item] of list.entries()) {
      const name = toRowName(item);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const isText = typeof item !== 'object';
      const inner = `${key}[${name}${count > 1 ? `#${count}` : ''}]`;
      visit(item, [...path, String(index)], inner, isText ? row : name || row);
    }
  };
  visit(data, [], '', '');
  return leaves;
}

/** What a row of a list is called: the value of the key that names such rows, or the row itself. */
function toRowName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { label, title, name, slug, term, code, when, metric } = Object(item);
  const value = [label, title, name, slug, term, code, when, metric].find(
    (each) => each !== undefined && typeof each !== 'object',
  );
  return value === undefined ? '' : String(value);
}

/** Whether a file is a drawing or a photograph. */
export function isPicture(file: string): boolean {
  return /\.(svg|png|jpe?g|webp|avif)$/.test(file);
}

/** Whether a change is one value of a file that concerns many pages, such as the phone number. */
export function isFrameValue({ file }: Pick<ContentChange, 'file'>): boolean {
  return /^content\/[^/]+\.yaml$/.test(file);
}

/** Whether a change concerns the words around every page of a list. */
export function isTemplate({ file }: ContentChange): boolean {
  return kindOf(file) === 'pages' && file.includes('[');
}
