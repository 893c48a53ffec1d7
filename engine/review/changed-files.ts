import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitFrontmatter } from '#base/frontmatter';

import { compareWords } from './compare-words';
import type { ChangedFile } from './git';
import type { FileChange, Row } from './review-data';

/** Old and new names of files without their endings. */
export type Renames = readonly (readonly [from: string, to: string])[];

/** The names of the entries that have another address now. */
export function listRenames(changed: readonly ChangedFile[]): Renames {
  return changed.flatMap(({ file, from = file }) =>
    file.endsWith('.mdx') && from !== file ? [[stemOf(from), stemOf(file)]] : [],
  );
}

/** A file's name without its ending. */
export function stemOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/**
 * What somebody wrote in the fields of content. Files that only name an entry by its new address are
 * left out: nobody sees that.
 * @param before the folder of the state that is compared with
 * @param after the folder of the state at hand
 */
export async function compareFiles(
  before: string,
  after: string,
  changed: readonly ChangedFile[],
): Promise<FileChange[]> {
  const renames = listRenames(changed);
  const files = changed
    .filter(({ file }) => /^(content|public)\//.test(file) && file !== 'content/README.md')
    .map(async ({ kind, file, from }): Promise<FileChange[]> => {
      const [old, fresh] = await Promise.all([
        kind === 'added' ? NOTHING : readSource(join(before, from ?? file)),
        kind === 'removed' ? NOTHING : readSource(join(after, file)),
      ]);
      const title = nameOf(kind === 'removed' ? old.data : fresh.data) ?? stemOf(file);
      const isWhole = kind === 'added' || kind === 'removed';
      const rows = isWhole ? [] : compareData(old.data, fresh.data, renames);
      const isSame = rows.length === 0 && isFollowed(old.body, fresh.body, renames);
      return kind === 'changed' && isSame ? [] : [{ kind, file, from, title, rows }];
    });
  return (await Promise.all(files)).flat();
}

interface Source {
  /** Its frontmatter, or all of a YAML file. */
  data: unknown;
  /** The rest; of a picture, its bytes. */
  body: string;
}

const NOTHING: Source = { data: undefined, body: '' };

/** Both states have been built, so that their YAML is known to be sound. */
async function readSource(path: string): Promise<Source> {
  const text = await readFile(path, /\.(mdx|yaml)$/.test(path) ? 'utf8' : 'latin1');
  if (path.endsWith('.yaml')) return { data: parse(text), body: '' };
  const { yaml, body } = splitFrontmatter(text.replaceAll('\r\n', '\n')) ?? {
    yaml: '',
    body: text,
  };
  return { data: parse(yaml), body };
}

/** What an entry is called: its title or name. */
function nameOf(data: unknown): string | undefined {
  const { title, name, headline, header } = Object(data);
  return [title, name, headline, Object(header).title].find((each) => typeof each === 'string');
}

/** Whether two texts differ by nothing but the names that entries have now. */
function isFollowed(before: string, after: string, renames: Renames): boolean {
  const follow = (text: string) =>
    renames.reduce((whole, [from, to]) => whole.replaceAll(from, to), text);
  return follow(before) === follow(after);
}

/** The fields whose values differ, in the order of the file. */
function compareData(before: unknown, after: unknown, renames: Renames): Row[] {
  const [old, fresh] = [listFields(before), listFields(after)];
  const labels = [...new Set([...fresh.keys(), ...old.keys()])];
  return labels.flatMap((label) => {
    const [was, is] = [old.get(label) ?? '', fresh.get(label) ?? ''];
    if (isFollowed(was, is, renames)) return [];
    return [{ aspect: 'words', label, pieces: compareWords(was, is) }];
  });
}

/** The values of a file by the names of their fields; rows of a list are told apart by their own. */
function listFields(data: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  const visit = (value: unknown, label: string) => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
      for (const [index, item] of value.entries())
        visit(item, `${label}, ${nameOfRow(item) ?? index + 1}`);
    else if (typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date))
      for (const [key, inner] of Object.entries(value))
        visit(inner, label === '' ? toWords(key) : `${label}, ${toWords(key).toLowerCase()}`);
    else fields.set(fields.has(label) ? `${label}, again` : label, toText(value));
  };
  visit(data, '');
  return fields;
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(' · ');
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** What a row of a list is called: the value of the key that names such rows. */
function nameOfRow(item: unknown): string | number | undefined {
  const { label, title, name, slug, term, code, when, metric } = Object(item);
  return [label, title, name, slug, term, code, when, metric].find(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
}

/** A key as words: `readTime` becomes "Read time"; an address stays as it is. */
function toWords(key: string): string {
  if (key.includes('/')) return key;
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
