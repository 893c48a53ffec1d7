import type { Thing } from 'schema-dts';

import { facts, linkList } from '#base/markdown';
import { findMarked } from '#check/schema-marks';
import type { Content } from './content';
import type { AnyCollection } from './define-collection';
import type { EntryBase, NamedLink } from './entry';
import type { AnyPage, MetaOptions, PageMeta } from './page';

/** What holds of a page where its definition says nothing else. */
export interface MetaDefaults extends Partial<PageMeta> {
  breadcrumbs?: NamedLink[];
}

/** What machines are told of a page: what its definition says, else what is usual. */
export function resolveMeta<P extends AnyPage>(
  page: P,
  told: MetaOptions<P>,
  usual: MetaDefaults,
): PageMeta {
  const {
    breadcrumbs: trail,
    cardLabels: card,
    lastModified: days,
    jsonLd: things,
    toMarkdown: blocks,
  } = told;
  return {
    breadcrumbs: trail?.(page) ?? usual.breadcrumbs ?? [],
    cardLabels: card?.(page) ?? usual.cardLabels ?? [],
    lastModified: days?.(page) ?? usual.lastModified ?? [],
    jsonLd: things ? (frame) => things(page, frame) : (usual.jsonLd ?? (() => [])),
    toMarkdown: blocks
      ? (prose, frame) => blocks(page, prose, frame)
      : (usual.toMarkdown ?? ((prose) => [...toHeadMarkdown(page), prose])),
    file: usual.file,
    feed: usual.feed,
    offersFeed: usual.offersFeed ?? false,
    isHidden: usual.isHidden ?? false,
  };
}

/** The headline of a page and the sentence below it. */
export function toHeadMarkdown({ head, copy }: Pick<AnyPage, 'head' | 'copy'>): string[] {
  const { header }: { header?: { title: string; lead: string } } = copy;
  const { title, lead } = header ?? { title: head.title, lead: head.description };
  return [`# ${title}`, lead];
}

/** The text in a field of an entry; empty where there is none. */
export function textOf(entry: object, field: string | undefined): string {
  const value: unknown = field === undefined ? undefined : Reflect.get(entry, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What an entry says at the place of each word of `facts`; a reference is said by its title. */
export function toEntryMarkdown(
  { roles, schema }: AnyCollection,
  entry: object,
  copy: object,
  content: Content,
): (prose: string) => string[] {
  const { facts: words = {} }: { facts?: Record<string, string> } = copy;
  const marks = findMarked(schema);
  const pairs = Object.entries(words).flatMap(([field, label]) => {
    const text = textOf(entry, field);
    const reference = marks.find(({ path }) => path.join('.') === field)?.meta.reference;
    const value = reference === undefined ? text : content.titleOf(reference, text);
    return text === '' ? [] : [{ label, value }];
  });
  const [title, excerpt] = [textOf(entry, roles.title), textOf(entry, roles.excerpt)];
  return (prose) => [`# ${title}`, excerpt, facts(pairs), prose];
}

/** The entries of a list as links, each with its excerpt. */
export function toListMarkdown(
  { roles }: AnyCollection,
  page: AnyPage,
  entries: readonly EntryBase[],
): string[] {
  const links = entries.map((entry) => ({
    name: textOf(entry, roles.title),
    path: entry.path,
    text: textOf(entry, roles.excerpt),
  }));
  return [...toHeadMarkdown(page), linkList(links)];
}

/** The days on which entries were published; none where their day means something else. */
export function toLastModified(
  { roles, schema }: AnyCollection,
  entries: readonly object[],
): string[] {
  return meaningOf(roles.date, schema) === 'published'
    ? entries.map((entry) => textOf(entry, roles.date)).filter((day) => day !== '')
    : [];
}

/** Something that takes place, where the day of an entry means that. */
export function toJsonLd({ roles, schema }: AnyCollection, entry: object): Thing[] {
  if (meaningOf(roles.date, schema) !== 'takes place') return [];
  const place = textOf(entry, roles.place);
  return [
    {
      '@type': 'Event',
      name: textOf(entry, roles.title),
      description: textOf(entry, roles.excerpt),
      startDate: textOf(entry, roles.date),
      ...(place !== '' && { location: { '@type': 'Place' as const, name: place, address: place } }),
    },
  ];
}

function meaningOf(field: string | undefined, schema: AnyCollection['schema']) {
  return findMarked(schema).find(({ path }) => path.join('.') === field)?.meta.means;
}
