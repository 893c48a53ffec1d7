import { parse } from 'node:path/posix';
import slugify from '@sindresorhus/slugify';
import { isBuilt, isServed } from './hosts.ts';

/**
 * A title as a file name, which becomes part of an address: letters of other alphabets are
 * transliterated to ASCII.
 * @param words such as "Prüfung am Netz"
 * @returns for example `pruefung-am-netz`; empty if nothing in them can be part of an address
 */
export function toFileSlug(title: string): string {
  return slugify(title, { decamelize: false });
}

const NAME = /^([a-z0-9]+(-[a-z0-9]+)*|\[slug\])$/;

/** Names that Windows keeps for devices: a project with such a file cannot be checked out there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether Windows has no files of this name, whatever their ending. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}

/** The files whose addresses the site map knows: hosts serve them in ways of their own. */
const OF_HOSTS = /^content\/pages\/(?:index|404)\.mdx$/;

/**
 * The first name in the path of a content file that cannot be part of an address, which has small
 * letters, digits and hyphens only, or of a path on Windows.
 * @returns the name of a folder or, without its ending, of the file; undefined if all can
 */
export function findOddName(path: string): string | undefined {
  const [, rest = path] = /^content\/(?:pages\/)?(.*)$/s.exec(path) ?? [];
  const names = rest.replace(/\.(mdx|yaml)$/, '').split('/');
  return names.find((name) => !NAME.test(name) || isDeviceName(name));
}

/** Whether hosts would serve the page of a content file at the address that its name gives it. */
export function isServedByName(path: string): boolean {
  const [, address = ''] = /^content(?:\/pages)?(\/.*)\.\w+$/s.exec(path) ?? [];
  return OF_HOSTS.test(path) || (isServed(address) && !isBuilt(address));
}

/** Whether the path of a content file makes an address that hosts serve. */
export function isAddressName(path: string): boolean {
  return findOddName(path) === undefined && isServedByName(path);
}

/** A name for publishing a file, such as `ring-r4.jpg`; undefined if its own has no letter. */
export function toPublicName(path: string, ending: string): string | undefined {
  const { name } = parse(path);
  // "v.mdx.txt" has its ending already.
  const slug = toFileSlug(name.endsWith(`.${ending}`) ? parse(name).name : name);
  return slug === '' ? undefined : `${slug}.${ending}`;
}
