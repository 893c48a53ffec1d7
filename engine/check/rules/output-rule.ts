import { isBuilt } from '../addresses/hosts.ts';
import { listAddresses } from '../addresses/pages.ts';
import {
  builtFiles,
  toCardFile,
  toDataFile,
  toHtmlFile,
  toMarkdownFile,
} from '../addresses/paths.ts';
import type { Problem } from '../problem.ts';
import { toFileProblem } from './rule.ts';
import { type Site, toAddress } from './site.ts';

const PAGES = 'content/pages/';
const PUBLIC = 'public/';

/** Lists what a build writes: no two files may collide on any file system. */
export function checkOutput(site: Site): { names: FileNames; problems: Problem[] } {
  const names = openFileNames();
  for (const file of builtFiles) names.take(file);
  for (const file of site.listedFiles) names.take(file.slice(1));
  const problems = [...validatePages(site, names), ...validatePublic(site, names)];
  return { names, problems };
}

/** Pages at an address that another page or a built file has. */
function validatePages(site: Site, names: FileNames): Problem[] {
  const { model, files, today } = site;
  const paths = new Map(files.map((file) => [toAddress(file), file.path]));
  const entries = files.filter(({ path }) => !path.startsWith(PAGES));
  const known = new Set([...model.pages.values()].map(({ file }) => file));
  const made = listAddresses(model, entries, today);
  return [...site.addresses].flatMap((address) => {
    const path = paths.get(address);
    const twins = listPageFiles(address, site).flatMap((file) => names.take(file) ?? []);
    if (path === undefined || !path.startsWith(PAGES) || known.has(path)) return [];
    const [taken] = made.has(address) ? [address] : twins.map((file) => `/${file}`);
    if (taken === undefined) return [];
    const message = `would have the address ${address}, but the site makes ${taken} itself; rename this file`;
    return toFileProblem('collection', path, message);
  });
}

/** Files of `public/` at an address that is taken. */
function validatePublic({ disk }: Site, names: FileNames): Problem[] {
  return [...disk.keys()].toSorted().flatMap((path) => {
    if (!path.startsWith(PUBLIC)) return [];
    const name = path.slice(PUBLIC.length);
    const twin = names.take(name) ?? (isBuilt(`/${name}`) ? name.split('/', 1)[0] : undefined);
    if (twin === undefined) return [];
    const message =
      disk.has(PUBLIC + twin) && PUBLIC + twin !== path
        ? `is the same as ${PUBLIC}${twin} on a disk that ignores case; rename one of the two`
        : 'has an address that the build gives to files of its own; rename it';
    return toFileProblem('safety', path, message);
  });
}

/** The files of one folder, whose names must be distinct even on a case-insensitive disk. */
export type FileNames = ReturnType<typeof openFileNames>;

/** Starts with an empty folder. */
export function openFileNames() {
  const files = new Map<string, string>();
  const fold = (file: string) => file.normalize('NFC').toLowerCase();
  /** The file that has a name already, in whatever case; undefined if the name is free. */
  const find = (file: string) => files.get(fold(file));
  /** Like `find`, but also takes the name if it is free. */
  const take = (file: string) => {
    const twin = find(file);
    if (twin === undefined) files.set(fold(file), file);
    return twin;
  };
  return { find, take };
}

function listPageFiles(address: string, site: Site): string[] {
  const toFiles = [toHtmlFile, toDataFile, toMarkdownFile, toCardFile];
  const files = toFiles.map((toFile) => toFile(address));
  const ends = site.model.pageAt(address)?.definition.files ?? [];
  return [...files, ...ends.map((end) => address.slice(1) + end)];
}
