import type { FolderItem } from '../../features/folder/items.ts';
import { printItems, toKey } from '../../features/folder/items.ts';
import type { FolderEntry, FolderGroup } from '../../features/folder/resolve.ts';
import { readChoices, toQuery } from '../../features/one-line/choices.ts';
import { formatBytes, interpolate } from '../../lib/text.ts';
import type { FolderPage } from './page.ts';

type Page = Pick<FolderPage, 'copy' | 'catalog' | 'drawing' | 'path' | 'origin'>;

export type Group = FolderGroup<FolderPage['catalog'][number]>;

/** The entry of a comparison or a drawing; undefined if the site has no such products. */
export function describePage(
  { copy, catalog, drawing }: Page,
  item: Exclude<FolderItem, { kind: 'file' }>,
): FolderEntry | undefined {
  const { kind, comparison, compare } = copy.pages;
  const entry = { key: toKey(item), item, kind };
  if (item.kind === 'drawing') {
    const choices = readChoices(item.query, drawing.voltages);
    const { voltage, feeders } = choices;
    const name = interpolate(drawing.title, { voltage, feeders: String(feeders) });
    return { ...entry, name, href: drawing.path + toQuery(choices) };
  }
  const compared = catalog.filter(({ product }) => item.products.includes(product.slug));
  if (compared.length < 2) return undefined;
  const names = compared.map(({ product }) => product.name).join(', ');
  const slugs = compared.map(({ product }) => product.slug).join(',');
  return {
    ...entry,
    name: interpolate(comparison, { names }),
    href: `${compare}?products=${slugs}`,
  };
}

/** The address that opens a list on any device. */
export function toListAddress({ origin, path }: Page, items: readonly FolderItem[]): string {
  return `${origin}${path}?${printItems(items)}`;
}

/** A list as text, line by line, for the archive and for an inquiry. */
export function printList(
  page: Page,
  groups: readonly Group[],
  missing: readonly string[] = [],
): string {
  const { row, actions } = page.copy;
  const lines = groups.flatMap(({ of, entries }) =>
    entries.map(({ kind, name, revision, href, bytes }) => {
      const parts = [
        [of?.product.name, name].filter(Boolean).join(', '),
        kind,
        revision && interpolate(row.revision, { revision }),
        bytes === undefined ? undefined : formatBytes(bytes),
        page.origin + href,
        missing.includes(href) ? row.unreached : undefined,
      ];
      return parts.filter(Boolean).join('  ');
    }),
  );
  const items = groups.flatMap(({ entries }) => entries.map(({ item }) => item));
  return [...lines, '', `${actions.address}: ${toListAddress(page, items)}`].join('\n');
}

/** The contact form with the list in its message. */
export function toInquiry(page: Page, groups: readonly Group[]): string {
  const { send, message } = page.copy.actions;
  const text = `${message}\n\n${printList(page, groups)}`;
  const joint = send.to.includes('?') ? '&' : '?';
  return `${send.to}${joint}${new URLSearchParams({ message: text.slice(0, 4900) })}`;
}

/** The shortcuts to pages in an archive, by the names of their files. */
export function toShortcuts(page: Page, groups: readonly Group[]): Record<string, string> {
  const pages = groups.flatMap(({ entries }) =>
    entries.filter(({ saveAs }) => saveAs === undefined),
  );
  return Object.fromEntries(
    pages.map(({ name, href }) => [
      `${name.replace(/[^\w .,-]+/g, '')}.url`,
      `[InternetShortcut]\r\nURL=${page.origin}${href}\r\n`,
    ]),
  );
}
