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
 * A slug that is not taken.
 * @returns for example `ring-2` if `ring` is taken; empty when `toFileSlug` is
 */
export function toFreeSlug(words: string, isTaken: (slug: string) => boolean): string {
  const slug = toFileSlug(words);
  if (slug === '' || !isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/**
 * A name under which a file can be published, and that no file beside it has.
 * @param isTaken whether a path exists
 * @returns for example `ring-r4.jpg` for `content/stories/Ring R4.JPG`; undefined without a letter
 */
export function toFreeName(
  path: string,
  ending: string,
  isTaken: (path: string) => boolean,
): string | undefined {
  const { dir, name } = parse(path);
  const slug = toFreeSlug(name, (one) => isTaken(`${dir}/${one}.${ending}`));
  return slug === '' ? undefined : `${slug}.${ending}`;
}
