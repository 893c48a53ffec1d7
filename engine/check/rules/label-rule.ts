import { toString as toText } from 'mdast-util-to-string';
import type { z } from 'zod';
import { isAtOrBelow } from '../addresses/paths.ts';
import { memoize } from '../cache/memoize.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { valueAt } from '../read/data.ts';
import { listMarkedTexts } from '../read/field-values.ts';
import { toRange } from '../read/locate.ts';
import { shorten, toList } from '../wording/words.ts';
import { readBody } from './body.ts';
import { toFieldFindings, toProblems } from './rule.ts';
import { type Site, toAddress } from './site.ts';

/**
 * Every link that is labeled with the name of one page and leads to another one, as a copied line
 * does whose address was not changed. In a text it is a warning, since a name may be a word there.
 */
export function checkLabels(file: ContentFile, schema: z.ZodType, site: Site): Problem[] {
  const fields = listMarkedTexts(file, schema).flatMap(({ path, text, meta }): Finding[] => {
    const label = meta.link ? valueAt(file.data, [...path.slice(0, -1), 'label']) : undefined;
    return typeof label === 'string'
      ? toFieldFindings(file, path, validateLabel(label, text, site))
      : [];
  });
  const body = readBody(file).nodes.flatMap((node): Finding[] => {
    const message = node.type === 'link' ? validateLabel(toText(node), node.url, site) : undefined;
    if (message === undefined) return [];
    return [{ range: toRange(node), message: `has a link that ${message}`, isWarning: true }];
  });
  return toProblems('link', file.path, [...fields, ...body]);
}

/** An address with a query or an anchor is left out: it names something on its page. */
function validateLabel(label: string, to: string, site: Site): string | undefined {
  const named = namesOf(site).get(label.trim());
  if (named === undefined || !site.addresses.has(to)) return undefined;
  if (named.some((address) => isAtOrBelow(to, address))) return undefined;
  return `leads to ${to}, but "${shorten(label.trim())}" is the name of ${toList(named)}; correct the address or the label`;
}

/** The addresses of published pages by the name that lists and menus have for them. */
const namesOf = memoize((site: Site) => {
  const names = new Map<string, string[]>();
  for (const file of site.files) {
    const [address, name] = [toAddress(file), nameOf(file)];
    if (address === undefined || name === undefined || !site.addresses.has(address)) continue;
    names.set(name, [...(names.get(name) ?? []), address]);
  }
  return names;
});

function nameOf({ model, path, data }: ContentFile): string | undefined {
  const entry = model.readEntryPath(path);
  const name = valueAt(data, entry ? [entry.known.definition.titleField] : ['seo', 'title']);
  return typeof name === 'string' ? name.trim() : undefined;
}
