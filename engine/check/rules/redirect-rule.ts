import { isMap, isScalar, type Node } from 'yaml';

import { builtFolders, toCanonicalPath, toHtmlFile, toPathOnly } from '#base/paths';
import { didYouMean, findMisspelled, shorten } from '#base/words';
import { replaceWord } from '../edits';
import { judgeAddress } from '../guard/addresses';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Redirect } from '../redirects';
import type { FileNames } from './output-rule';
import { toProblems, toVerdict, type Verdict } from './rule';

/** A line of the file, with the nodes of its two addresses. */
interface Line extends Redirect {
  key: Node;
  value: Node;
}

/** Segments without `..`, `%`, `\\` and capital letters: hosts and disks take them literally. */
const ADDRESS = /^(?:\/[a-z\d](?:[a-z\d._~-]*[a-z\d_~-])?)+$/;
/** What hosts serve at another address, and extensions and folders reserved for the build. */
const RESERVED = /\/(?:index|404)$|\.(?:html|json|md|br|gz)(?:\/|$)/;
/** The characters of RFC 3986: others would end the line in `_redirects` or mislead readers. */
const SIGNS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

const PLAIN =
  ' as a browser copies it: letters from a to z, no space, no line break, no name before an @';

/**
 * Checks `content/redirects.yaml`: old addresses are free and well-formed, new ones exist, and
 * none leads to another redirect. One mistake gives one problem.
 */
export function checkRedirects(
  file: ContentFile,
  addresses: ReadonlySet<string>,
  names: FileNames,
): Problem[] {
  const lines = toLines(file);
  const targets = new Map(lines.map(({ from, to }) => [from, to]));
  return lines.flatMap(({ from, to, key, value }) => {
    const old = judgeOld(from, addresses, names);
    const found = old ?? judgeNew(to, addresses, targets);
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
  const parts = from.slice(1).split('/');
  // A file cannot have another below it.
  const above = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  const twin = [...above, toHtmlFile(from)].find((one) => names.find(one) !== undefined);
  const isBuilt = builtFolders.some((folder) => from.startsWith(`/${folder}/`));
  return twin !== undefined || isBuilt || RESERVED.test(from)
    ? toVerdict('is an address that the site needs itself; remove this line')
    : undefined;
}

function judgeNew(
  to: string,
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
  const further = targets.get(path);
  if (further !== undefined) {
    const message = `leads to "${to}", which is itself redirected to "${further}"; write the address at the end`;
    return {
      message,
      better: addresses.has(further) ? further + to.slice(path.length) : undefined,
    };
  }
  if (addresses.has(path)) return undefined;
  const message = `leads to "${to}", but there is no such page${didYouMean(path, [...addresses])}`;
  const better = findMisspelled(path, [...addresses]);
  return { message, better: better && better + to.slice(path.length) };
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
