import { isBuilt, isServed, toCanonicalPath } from '../addresses/hosts.ts';
import { toHtmlFile, toPathOnly } from '../addresses/paths.ts';
import { validateAddress } from '../guard/external-links.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { spanOfKeyIn } from '../read/locate.ts';
import { didYouMean, findMisspelled, shorten } from '../wording/words.ts';
import { validateTarget } from './link-rule.ts';
import type { FileNames } from './output-rule.ts';
import { findOwnAddress } from './own-address.ts';
import { toFieldFindings, toFindings, toProblems, type Validation } from './rule.ts';
import { findGone, gatherRedirects, readRedirects, type Site } from './site.ts';

/** Segments without `..`, `%`, `\\` and capital letters: hosts and disks take them literally. */
const ADDRESS = /^(?:\/[a-z\d](?:[a-z\d._~-]*[a-z\d_~-])?)+$/;
/** What no address can have in front of a slash or at its end: files that the build writes. */
const BUILT_ENDING = /\.(?:html|json|md|br|gz)(?:\/|$)/;
/** The characters of RFC 3986: others would end the line in `_redirects` or mislead readers. */
const SIGNS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;

const PLAIN =
  ' as a browser copies it: letters from a to z, no space, no line break, no name before an @';

/** What is known of the site's addresses. */
type Known = Pick<Site, 'addresses' | 'lasting' | 'gone' | 'origin'>;

/**
 * Checks `content/redirects.yaml`: old addresses are free and well-formed, new ones exist, and
 * none leads to another redirect. One mistake gives one problem.
 */
export function checkRedirects(file: ContentFile, site: Known, names: FileNames): Problem[] {
  const targets = gatherRedirects(file, file.model, site.addresses);
  const findings = [...readRedirects(file)].flatMap(([from, to]): Finding[] => {
    const old = validateOld(from, site.addresses, names);
    if (old === undefined) return toFieldFindings(file, [from], validateNew(to, site, targets));
    const key = file.rangeAt(...spanOfKeyIn(file.repaired?.contents ?? null, [], from));
    return toFindings(file, key, old, from).map((one) => ({ ...one, field: from }));
  });
  return toProblems('redirect', file.path, findings);
}

/** Checks what the targets of redirects name on their page: a choice, or a heading. */
export function checkTargets(
  file: ContentFile,
  site: Pick<Site, 'parametersOf' | 'addresses' | 'anchorsOf' | 'gone'>,
): Problem[] {
  const findings = [...readRedirects(file)].flatMap(([from, to]) =>
    toFieldFindings(file, [from], validateTarget(to, site), `leads to "${shorten(to)}", `),
  );
  return toProblems('redirect', file.path, findings);
}

function validateOld(from: string, addresses: ReadonlySet<string>, names: FileNames): Validation {
  const canonical = toCanonicalPath(from.replace(/^https?:\/\/[^/]+/i, '')).toLowerCase();
  if (addresses.has(canonical)) {
    return 'is a page of this site, so nobody can be sent on from it; remove this line, or that page first';
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
  const isFree = isServed(from) && !isBuilt(from) && !BUILT_ENDING.test(from);
  return twin !== undefined || !isFree
    ? 'is an address that the site needs itself; remove this line'
    : undefined;
}

function validateNew(
  to: string,
  { addresses, lasting, gone, origin }: Known,
  targets: ReadonlyMap<string, string>,
): Validation {
  const itself = findOwnAddress(to, origin);
  if (itself !== undefined) {
    const message = `leads to "${shorten(to)}", ${itself.name}; write ${itself.path}`;
    return { message, better: itself.path };
  }
  if (SIGNS.test(to) && validateAddress(to) === undefined) return undefined;
  if (!/^\/(?!\/)/.test(to) || !SIGNS.test(to)) {
    const hint = /^https:/i.test(to) ? PLAIN : '';
    return `leads to "${shorten(to)}", but must lead to /a/page of this site or to https://…${hint}`;
  }
  const path = toPathOnly(to);
  const further = targets.get(path);
  if (further !== undefined) {
    const message = `leads to "${to}", which is itself redirected to "${further}"; write the address at the end`;
    return {
      message,
      better: lasting.has(further) ? further + to.slice(path.length) : undefined,
    };
  }
  if (addresses.has(path)) return undefined;
  const file = findGone(gone, path);
  if (file !== undefined) {
    return `leads to "${to}", which is gone, since this change deletes ${file}; write its new address, or delete this line`;
  }
  const message = `leads to "${to}", but there is no such page${didYouMean(path, [...lasting])}`;
  const better = findMisspelled(path, [...lasting]);
  return { message, better: better && better + to.slice(path.length) };
}
