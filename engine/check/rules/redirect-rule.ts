import { isMap, isScalar, type Node } from 'yaml';

import type { FileNames } from '#base/file-names';
import { builtFolders, toCanonicalPath, toHtmlFile, toPathOnly } from '#base/paths';
import { didYouMean, findMisspelled, shorten } from '#base/words';
import { replaceWord } from '../edits';
import { judgeAddress } from '../guard/addresses';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Redirect } from '../redirects';
import { toProblems, toVerdict, type Verdict } from './rule';

/** A line of the file, with the nodes of its two addresses. */
interface Line extends Redirect {
  key: Node;
  value: Node;
}

/** Segments without `..`, `%`, `\\` and capital letters: hosts and disks take them literally. */
const ADDRESS = /^(?:\/[a-z\d](?:[a-z\d._~-]*[a-z\d_~-])?)+$/;
/** In characters: a file name has up to 255, including extensions such as `.html.br`. */
const LONGEST = 200;
/** What hosts serve at another address, and extensions and folders reserved for the build. */
const RESERVED = /\/(?:index|404)$|\.(?:html|json|md|br|gz)(?:\/|$)/;
/** The characters of RFC 3986: others would end the line in `_redirects` or mislead readers. */
const SIGNS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

const PLAIN =
  ' as a browser copies it: letters from a to z, no space, no line break, no name before an @';

/**
 * Checks `content/redirects.yaml`: old addresses are free and well-formed, new ones exist, and
 * there are no chains or loops. One mistake gives one problem.
 */
export function checkRedirects(
  file: ContentFile,
  addresses: ReadonlySet<string>,
  names: FileNames,
): Problem[] {
  const lines = toLines(file);
  const targets = new Map(lines.map(({ from, to }) => [from, to]));
  return lines.flatMap((line, index) => {
    const { from, to, key, value } = line;
    const twin = lines.slice(0, index).find((one) => isSameAddress(one.from, from));
    const old: Verdict | undefined = twin
      ? { message: `is redirected twice: to "${twin.to}" and to "${to}"` }
      : judgeOld(from, addresses, names);
    const found = old ?? judgeNew(line, addresses, targets);
    if (found === undefined) return [];
    const [start, end] = (old ? key : value).range ?? [0, 0];
    const range = file.rangeAt(start, end);
    const fix = replaceWord(file, range, old ? from : to, found.better);
    return toProblems('redirect', file.path, [{ range, field: from, message: found.message, fix }]);
  });
}

function judgeOld(
  from: string,
  addresses: ReadonlySet<string>,
  names: FileNames,
): Verdict | undefined {
  const canonical = toCanonicalPath(from.replace(/^https?:\/\/[^/]+/i, '')).toLowerCase();
  if (addresses.has(canonical)) {
    return toVerdict('is a page of this site, so nobody can be sent on from it; remove this line');
  }
  if (!ADDRESS.test(from) || canonical !== from) {
    const better = canonical !== from && ADDRESS.test(canonical) ? canonical : undefined;
    const hint = better === undefined ? '' : `; write ${better}`;
    const message = `must be an address such as /old/page, in small letters, without ending and slash${hint}`;
    return { message, better };
  }
  if (from.length > LONGEST) {
    return toVerdict(`has ${from.length} characters, and at most ${LONGEST} fit; remove this line`);
  }
  const twin = names.find(from.slice(1)) ?? names.find(toHtmlFile(from));
  const isBuilt = builtFolders.some((folder) => from.startsWith(`/${folder}/`));
  return twin !== undefined || isBuilt || RESERVED.test(from)
    ? toVerdict('is an address that the site needs itself; remove this line')
    : undefined;
}

function judgeNew(
  { from, to }: Redirect,
  addresses: ReadonlySet<string>,
  targets: ReadonlyMap<string, string>,
): Verdict | undefined {
  if (SIGNS.test(to) && judgeAddress(to) === undefined) return undefined;
  if (!/^\/(?!\/)/.test(to) || !SIGNS.test(to)) {
    const hint = /^https:/i.test(to) ? PLAIN : '';
    return toVerdict(
      `leads to "${shorten(to)}", but must lead to /a/page of this site or to https://…${hint}`,
    );
  }
  const path = toPathOnly(to);
  if (targets.has(path)) {
    const end = followTo(path, targets);
    return end === undefined || end === from
      ? toVerdict(`leads to "${to}", which leads back; readers would go in a circle`)
      : { message: `leads to "${to}", which is redirected too; write "${end}"`, better: end };
  }
  if (addresses.has(path)) return undefined;
  const message = `leads to "${to}", but there is no such page${didYouMean(path, [...addresses])}`;
  const better = findMisspelled(path, [...addresses]);
  return { message, better: better && better + to.slice(path.length) };
}

/** The end of a chain of redirects; undefined if it is a loop. */
function followTo(start: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let end = start;
  for (let next = targets.get(end); next !== undefined; next = targets.get(toPathOnly(next))) {
    if (seen.has(next)) return undefined;
    seen.add(next);
    end = next;
  }
  return end;
}

function toLines({ mended }: ContentFile): Line[] {
  const root = mended?.contents;
  if (!isMap(root)) return [];
  return root.items.flatMap(({ key, value }) =>
    isScalar(key) && isScalar(value) && typeof value.value === 'string'
      ? [{ from: String(key.value), to: value.value, key, value }]
      : [],
  );
}

/** Some file systems and many hosts ignore case. */
function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
