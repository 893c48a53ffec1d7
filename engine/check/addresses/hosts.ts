import { builtFolders } from './paths.ts';

// How hosts read addresses: the one list. The check refuses names by it, the preview answers by it,
// and the rules for nginx are made from it.

/** What hosts leave out at the end of an address, as a regular expression: `/products/index.html`. */
const DROPPED_END = String.raw`(?:/index(?:\.html)?/?|\.html/?|/)`;

/** The characters that an address may have to be put right. */
const SAFE = String.raw`[\w.~-]`;

/**
 * Addresses that nobody gets: notes for hosts, compressed versions, hidden files, and 404 pages,
 * which some hosts answer with for everything beside them.
 */
export const PRIVATE = /^\/_|\.(br|gz)$|\/\.(?!well-known\/)|\/404$/;

/** The one spelling of an address: no trailing slash, no doubled slashes, no `.html`, no `/index`. */
export function toCanonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.replace(new RegExp(`${DROPPED_END}$`), '') || '/';
}

/** Whether hosts answer at an address with the file that is there, and not with another one. */
export function isServed(path: string): boolean {
  return toCanonicalPath(path) === path && !PRIVATE.test(path);
}

/** Whether an address lies in a folder that the build keeps for its own files. */
export function isBuilt(path: string): boolean {
  return builtFolders.some((folder) => path.toLowerCase().startsWith(`/${folder}/`));
}

/**
 * The rules by which nginx puts addresses right, each a pattern and what replaces it. Only those of
 * plain characters are put right, so that no redirect leads to another site.
 */
export function listRewrites(): [pattern: string, target: string][] {
  return [
    [String.raw`^/index(?:\.html)?/?$`, '/'],
    [`^((?:/${SAFE}+?)+?)${DROPPED_END}$`, '$1'],
  ];
}
