import { parse } from 'node:path/posix';
import slugify from '@sindresorhus/slugify';

/**
 * A title as the name of a file, which becomes an address: letters of other alphabets as their
 * readers write them in ASCII.
 * @param words such as "Prüfung am Netz"
 * @returns such as `pruefung-am-netz`; empty where nothing in them can stand in an address
 */
export function toFileSlug(words: string): string {
  return slugify(words, { decamelize: false });
}

/**
 * A slug that nothing has yet.
 * @returns such as `ring-2` where `ring` is taken; empty like `toFileSlug`
 */
export function toFreeSlug(words: string, isTaken: (slug: string) => boolean): string {
  const slug = toFileSlug(words);
  if (slug === '' || !isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/**
 * The name that a file needs to be published, and that no file beside it has yet.
 * @param isTaken whether there is a file of a path
 * @returns such as `ring-r4.jpg` for `content/stories/Ring R4.JPG`; undefined where its name has no letter
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
