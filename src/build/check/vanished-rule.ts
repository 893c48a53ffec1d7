import { isMap } from 'yaml';

import { toToday } from '../../lib/publishing';
import type { Source } from './addresses';
import { listAddresses, toSource } from './addresses';
import type { ContentFile } from './content-file';
import { parseContentFile, readContent } from './content-file';
import { readContentOf } from './git-content';
import type { Problem } from './problem';
import { REDIRECTS_FILE } from './redirect-rule';
import { findNearest } from './words';

/** The pages of a list beyond its first come and go with the number of articles. */
const FURTHER_PAGE = /\/page\/\d+$/;

/**
 * Finds the pages that another branch has and this one would lose without a redirect, so that
 * visitors and search engines would find nothing at an address they know.
 * @param root the project's folder
 * @param ref the branch, tag or commit that is online, such as `main`
 * @returns a problem for each page, with the line to add to `content/redirects.yaml`
 * @throws an Error in plain words: no git, no repository, no such branch
 */
export async function findVanished(root: string, ref: string): Promise<Problem[]> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const [online, files] = await Promise.all([readContentOf(root, ref), readContent(root)]);
  const here = files.map(toSource);
  const [before, after] = [listAddresses(online, today), listAddresses(here, today)];
  const redirects =
    files.find(({ path }) => path === REDIRECTS_FILE) ?? parseContentFile(REDIRECTS_FILE, '');
  const known = new Set(Object.keys(Object(toSource(redirects).data)));
  const added = [...after].filter((address) => !before.has(address));
  return [...before]
    .filter((address) => !after.has(address) && !known.has(address) && !FURTHER_PAGE.test(address))
    .map((address) => {
      const target = chooseTarget(address, { added, after, online, here });
      return toProblem(redirects, address, ref, target);
    });
}

interface Site {
  /** The addresses that only this branch has, and all that it has. */
  added: string[];
  after: Set<string>;
  online: Source[];
  here: Source[];
}

/** The likeliest new address: the same name or title in the same list, else the list itself. */
function chooseTarget(address: string, { added, after, online, here }: Site): string {
  const list = toParent(address);
  const siblings = added.filter((candidate) => toParent(candidate) === list);
  const title = titleAt(online, address);
  const twin = siblings.find((candidate) => title !== '' && titleAt(here, candidate) === title);
  const nearest = twin ?? findNearest(address, siblings);
  if (nearest !== undefined) return nearest;
  let parent = list;
  while (!after.has(parent)) parent = toParent(parent);
  return parent;
}

function toParent(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

/** The title or name of the entry whose address ends like its file. */
function titleAt(sources: Source[], address: string): string {
  const file = `${address.slice(address.lastIndexOf('/'))}.mdx`;
  const data: unknown = sources.find(
    ({ path }) => path.endsWith(file) && !path.startsWith('content/pages/'),
  )?.data;
  const fields: { title?: unknown; name?: unknown } = Object(data);
  return String(fields.title ?? fields.name ?? '');
}

function toProblem(file: ContentFile, address: string, ref: string, target: string): Problem {
  const items = isMap(file.document.contents) ? file.document.contents.items : [];
  const lines = file.source.split('\n');
  const line = items.length === 0 ? 1 : lines.length - (lines.at(-1) === '' ? 1 : 0);
  return {
    file: file.path,
    line,
    column: 1,
    endLine: line,
    endColumn: (lines[line - 1] ?? '').length + 1,
    field: '',
    message: `needs a line: ${address} is a page on ${ref}, but would vanish from this site. Add\n  ${address}: ${target}`,
    rule: 'redirect',
    severity: 'error',
  };
}
