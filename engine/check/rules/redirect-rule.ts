import type { Node } from 'yaml';
import { isMap, isScalar } from 'yaml';

import type { FileNames } from '#base/file-names';
import { builtFolders, toCanonicalPath, toHtmlFile, toPathOnly } from '#base/paths';
import { didYouMean, findMisspelt, shorten } from '#base/words';
import { replaceWord } from '../edits';
import { judgeHost } from '../guard/addresses';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Redirect } from '../redirects';
import { toProblems } from './rule';

/** A line of the file, with the places of its two addresses. */
interface Line extends Redirect {
  key: Node;
  value: Node;
}

/** What is wrong with a line, and at which of its two addresses. */
interface Verdict {
  at: 'key' | 'value';
  message: string;
  /** The address that was meant, where that is sure. */
  better?: string | undefined;
}

/** All that a line is judged by. */
interface Situation {
  /** The addresses of all pages. */
  addresses: ReadonlySet<string>;
  /** Every redirect of the file, by its old address. */
  targets: ReadonlyMap<string, string>;
}

/** Segments without `..`, `%`, `\\` and capital letters: every host and disk reads it as it stands. */
const ADDRESS = /^(?:\/[a-z\d](?:[a-z\d._~-]*[a-z\d_~-])?)+$/;
/** In characters: disks take 255 for the name of a file, endings such as `.html.br` among them. */
const LONGEST = 200;
/** What hosts serve under another address, and endings and folders that the build has for itself. */
const RESERVED = /\/(?:index|404)$|\.(?:html|json|md|br|gz)(?:\/|$)/;
/** The signs of an address, RFC 3986: others would end its line in `_redirects` or mislead its reader. */
const SIGNS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

const PLAIN =
  ' as a browser copies it: letters from a to z, no space, no line break, no name before an @';

/**
 * Checks `content/redirects.yaml`: old addresses are free and well-formed, new ones exist, and
 * nobody is sent twice or in a circle. One mistake gives one problem.
 * @param file the parsed file; what is no pair of texts is left to its schema
 * @param addresses the addresses of all pages
 * @param names the files that a build writes beside redirects
 */
export function checkRedirects(
  file: ContentFile,
  addresses: ReadonlySet<string>,
  names: FileNames,
): Problem[] {
  const lines = toLines(file);
  const targets = new Map(lines.map(({ from, to }) => [from, to]));
  return lines.flatMap((line, index) => {
    const twin = lines.slice(0, index).find(({ from }) => isSameAddress(from, line.from));
    const finding = twin
      ? { at: 'key' as const, message: `is redirected twice: to "${twin.to}" and to "${line.to}"` }
      : (judgeOld(line, addresses, names) ?? judgeNew(line, { addresses, targets }));
    return finding === null ? [] : toProblem(file, line, finding);
  });
}

function judgeOld(
  { from }: Line,
  addresses: ReadonlySet<string>,
  names: FileNames,
): Verdict | null {
  const found = (message: string): Verdict => ({ at: 'key', message });
  const canonical = toCanonicalPath(from).toLowerCase();
  if (addresses.has(canonical)) {
    return found('is a page of this site, so nobody can be sent on from it; remove this line');
  }
  if (!ADDRESS.test(from) || canonical !== from) {
    const better = canonical !== from && ADDRESS.test(canonical) ? canonical : undefined;
    const hint = better === undefined ? '' : `; write ${better}`;
    const message = `must be an address such as /old/page, in small letters, without ending and slash${hint}`;
    return { ...found(message), better };
  }
  if (from.length > LONGEST) {
    return found(`has ${from.length} characters, and at most ${LONGEST} fit; remove this line`);
  }
  const twin = names.find(from.slice(1)) ?? names.findTwin(toHtmlFile(from));
  const isBuilt = builtFolders.some((folder) => from.startsWith(`/${folder}/`));
  return twin !== undefined || isBuilt || RESERVED.test(from)
    ? found('is an address that the site needs itself; remove this line')
    : null;
}

function judgeNew({ from, to }: Line, { addresses, targets }: Situation): Verdict | null {
  const found = (message: string): Verdict => ({ at: 'value', message });
  if (isOutside(to)) return null;
  if (!/^\/(?!\/)/.test(to) || !SIGNS.test(to)) {
    const hint = /^https:/i.test(to) ? PLAIN : '';
    return found(
      `leads to "${shorten(to)}", but must lead to /a/page of this site or to https://…${hint}`,
    );
  }
  const path = toPathOnly(to);
  if (targets.has(path)) {
    const end = followTo(path, targets);
    return end === null || end === from
      ? found(`leads to "${to}", which leads back; readers would go in a circle`)
      : { ...found(`leads to "${to}", which is redirected too; write "${end}"`), better: end };
  }
  if (addresses.has(path)) return null;
  const message = `leads to "${to}", but there is no such page${didYouMean(path, [...addresses])}`;
  const better = findMisspelt(path, [...addresses]);
  return { ...found(message), better: better && better + to.slice(path.length) };
}

/** The end of a chain of redirects; null where it has none. */
function followTo(start: string, targets: ReadonlyMap<string, string>): string | null {
  const seen = new Set<string>();
  let end = start;
  for (let next = targets.get(end); next !== undefined; next = targets.get(toPathOnly(next))) {
    if (seen.has(next)) return null;
    seen.add(next);
    end = next;
  }
  return end;
}

function toLines({ document }: ContentFile): Line[] {
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key, value }) =>
    isScalar(key) && isScalar(value) && typeof value.value === 'string'
      ? [{ from: String(key.value), to: value.value, key, value }]
      : [],
  );
}

function toProblem(file: ContentFile, line: Line, { at, message, better }: Verdict): Problem[] {
  const [start, end] = line[at].range ?? [0, 0];
  const range = file.rangeAt(start, end);
  const fix = replaceWord(file, range, at === 'key' ? line.from : line.to, better);
  return toProblems('redirect', file.path, [{ range, field: line.from, message, fix }]);
}

/** File systems and many hosts take both spellings for one. */
function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** A whole https address without a user's name, its host in the letters that browsers show as they are. */
function isOutside(address: string): boolean {
  const [, host] = /^https:\/\/([^\s/?#@:]+)(?::\d+)?(?:[/?#]|$)/i.exec(address) ?? [];
  const isWhole = host !== undefined && SIGNS.test(address) && URL.canParse(address);
  return isWhole && judgeHost(host) === undefined;
}
