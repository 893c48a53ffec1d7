import type { z } from 'zod';
import { isAddressName } from '../addresses/file-slug.ts';
import { memoize } from '../cache/memoize.ts';
import { type FieldMeta, OWN } from '../fields/index.ts';
import { findMarked, isOptionalAt, pickKind, schemaAt } from '../fields/schema-tree.ts';
import { GLOSSARY } from '../model/conventions.ts';
import { isPublished } from '../model/publishing.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { ownValue, type Path, toPublication, valueAt } from '../read/data.ts';
import { listMarkedTexts } from '../read/field-values.ts';
import { toRange } from '../read/locate.ts';
import { findMisspelled, suggest, toList } from '../wording/words.ts';
import { listElements, readBody } from './body.ts';
import { toFieldFindings, toFindings, toProblems, type Validation } from './rule.ts';
import { readItems, type Site } from './site.ts';

type Known = Pick<Site, 'files' | 'slugs' | 'today' | 'deleted' | 'redirects'>;

/** Every slug in a field that does not exist, is not published yet, or is of something else. */
export function checkReferences(file: ContentFile, schema: z.ZodType, site: Known): Problem[] {
  const findings = listMarkedTexts(file, schema).flatMap(({ path, text, meta }) => {
    const { reference } = meta;
    if (reference === undefined) return [];
    const without = toLeavingOut(pickKind(schema, file.data), file.data, path);
    const validation =
      validate(file, text, reference, site, without) ?? validateItem(file, text, meta, site);
    return toFieldFindings(file, path, validation);
  });
  return toProblems('reference', file.path, findings);
}

/** Every slug in a component of a body that does not exist or is not published yet. */
export function checkComponentReferences(file: ContentFile, site: Known): Problem[] {
  const findings = listElements(readBody(file)).flatMap(({ name, attributes }): Finding[] => {
    const schema = ownValue(file.model.components.schemas, name ?? '');
    const marked = schema === undefined ? [] : findMarked(schema);
    return marked.flatMap(({ path: [property], meta: { reference = '' } }) => {
      const attribute = attributes.find((one) => 'name' in one && one.name === property);
      const value = attribute?.value;
      if (attribute === undefined || typeof value !== 'string' || value === '') return [];
      const validation = validate(file, value, reference, site);
      const intro = `has <${name}> whose "${property}" `;
      return toFindings(file, toRange(attribute), validation, value, intro);
    });
  });
  return toProblems('reference', file.path, findings);
}

/** The names that fixes and suggestions may write: those of files whose name can stay. */
const listLasting = memoize((all: Known['slugs']) => {
  const lists = [...all].map(([name, slugs]) => {
    const lasting = [...slugs.keys()].filter((slug) => isAddressName(toFile(name, slug)));
    return [name, lasting] as const;
  });
  return new Map(lists);
});

function toFile(reference: string, slug: string): string {
  return `content/${reference}/${slug}.mdx`;
}

/**
 * How to do without the entry that a field names: the smallest part of the frontmatter that may be
 * left out, if there is one.
 */
function toLeavingOut(schema: z.ZodType, data: unknown, path: Path): string {
  for (let length = path.length; length > 0; length -= 1) {
    const [above, part] = [path.slice(0, length - 1), path.slice(0, length)];
    const list = valueAt(data, above);
    if (!Array.isArray(list)) {
      // An item of a file that is a list may be about nothing but the entry.
      const whole = Array.isArray(data) ? 'delete the item, ' : '';
      if (isOptionalAt(schema, part)) return `leave out ${toFieldName(part)}, ${whole}`;
      continue;
    }
    const others = list.filter((_, index) => String(index) !== String(part.at(-1)));
    if (schemaAt(schema, above)?.safeParse(others).success) {
      return length === path.length
        ? 'take it off the list, '
        : `take this group out of ${toFieldName(above)}, `;
    }
  }
  return '';
}

/** A field by its names, without the places in lists. */
function toFieldName(path: Path): string {
  return path.filter((key) => !/^\d+$/.test(String(key))).join('.');
}

/** @param without how to do without the entry */
function validate(
  { model, data }: ContentFile,
  value: string,
  reference: string,
  { slugs: all, today, deleted, redirects }: Known,
  without = '',
): Validation {
  const slugs = all.get(reference);
  // An empty or unreadable collection is reported once, as a problem of its own.
  if (slugs === undefined || slugs.size === 0) return undefined;
  const isReady = slugs.get(value);
  if (isReady === undefined) {
    const names = listLasting(all).get(reference) ?? [];
    const addressOf = (slug: string) => model.toEntryAddress(toFile(reference, slug));
    const target = redirects.get(addressOf(value) ?? '');
    const renamed = names.find((slug) => target !== undefined && addressOf(slug) === target);
    if (renamed !== undefined) {
      return { message: `names "${value}", which is "${renamed}" now`, better: renamed };
    }
    if (deleted.has(toFile(reference, value))) {
      return `names "${value}", which is gone, since this change deletes ${toFile(reference, value)}; name another one, ${without}or restore the file`;
    }
    const isListed = model.lists.includes(reference);
    const source = isListed ? `content/${reference}.yaml` : `content/${reference}/`;
    const kind = reference === GLOSSARY ? 'term' : 'entry';
    const message = `is "${value}", but ${source} has no such ${kind}${suggest(value, names)}`;
    return { message, better: findMisspelled(value, names) };
  }
  if (isReady || !isPublished(toPublication(data), today)) return undefined;
  return `names "${value}", which is not published yet; publish ${toFile(reference, value)} first (see its draft and publishAt), or name another entry`;
}

/** Whether the item that a field names is what the field is about: not a price for a lead time. */
function validateItem(
  { model, path }: ContentFile,
  value: string,
  { reference = '', where = {} }: FieldMeta,
  { files, slugs }: Known,
): Validation {
  const own = model.readEntryPath(path);
  const entries = slugs.get(own?.known.definition.name ?? '');
  const items = readItems(files, reference);
  const findOdd = (item: unknown) =>
    Object.entries(where).flatMap(([field, wanted]) => {
      const found = valueAt(item, [field]);
      const text = wanted === OWN ? own?.slug : wanted;
      if (typeof found !== 'string' || text === undefined || found === text) return [];
      // An entry that does not exist is reported where the list names it.
      return wanted === OWN && !entries?.has(found) ? [] : [{ field, found, text }];
    })[0];
  const odd = findOdd(items.get(value));
  if (odd === undefined) return undefined;
  const { field, found, text } = odd;
  const isFitting = (item: unknown) =>
    findOdd(item) === undefined && valueAt(item, [field]) === text;
  const fitting = [...items].flatMap(([slug, item]) => (isFitting(item) ? [slug] : []));
  const others = fitting.length === 0 ? '' : `: ${toList(fitting)}`;
  return `names "${value}", whose ${field} is "${found}"; name one whose ${field} is "${text}"${others}`;
}
