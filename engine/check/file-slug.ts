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

/**
 * A name under which a file can be published.
 * @returns for example `ring-r4.jpg` for `content/stories/Ring R4.JPG`; undefined without a letter
 */
export function toPublicName(path: string, ending: string): string | undefined {
  const slug = toFileSlug(parse(path).name);
  return slug === '' ? undefined : `${slug}.${ending}`;
}
