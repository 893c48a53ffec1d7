import { parse } from 'node:path/posix';
import slugify from '@sindresorhus/slugify';

/**
 * A title as a file name, which becomes part of an address: letters of other alphabets are
 * transliterated to ASCII.
 * @param words such as "Prüfung am Netz"
 * @returns for example `pruefung-am-netz`; empty if nothing in them can be part of an address
 */
export function toFileSlug(words: string): string {
  return slugify(words, { decamelize: false });
}

/** Whether the name of a content file can be part of an address. */
export function isAddressName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.(mdx|yaml)$/, '');
  return /^([a-z0-9]+(-[a-z0-9]+)*|\[slug\])$/.test(name);
}

/** A name for publishing a file, such as `ring-r4.jpg`; undefined if its own has no letter. */
export function toPublicName(path: string, ending: string): string | undefined {
  const { name } = parse(path);
  // "v.mdx.txt" has its ending already.
  const slug = toFileSlug(name.endsWith(`.${ending}`) ? parse(name).name : name);
  return slug === '' ? undefined : `${slug}.${ending}`;
}
