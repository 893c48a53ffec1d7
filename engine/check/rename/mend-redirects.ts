import { isMap, isScalar, parseDocument } from 'yaml';

import type { Edit } from '..';
import { applyEdits, REDIRECTS_FILE } from '..';
import { mendLink } from './mend-file';
import type { Move } from './names';

/** What becomes of `content/redirects.yaml`. */
export interface MendedRedirects {
  source: string;
  /** What was done, a sentence each. */
  changes: string[];
}

/**
 * Sends the readers of old addresses on. Older redirects lead to the new address at once, and one
 * that starts at the new address goes, since a page stands there now: a line that comes free is
 * where the new one is written.
 * @param source the file as it stands
 * @param addresses the pages that were online, old to new
 */
export function mendRedirects(
  source: string,
  move: Move,
  addresses: ReadonlyMap<string, string>,
): MendedRedirects {
  const { contents } = parseDocument(source);
  const added = new Map(addresses);
  const changes: string[] = [];
  const edits: Edit[] = [];
  const items = isMap(contents) ? contents.items : [];
  for (const { key, value } of items) {
    if (!isScalar(key) || !isScalar(value) || !key.range || !value.range) continue;
    const [from, to] = [String(key.value), String(value.value)];
    if (isNewPage(from, move)) {
      const turned = [...added].find(([, page]) => page === from);
      changes.push(`no longer: ${from}: ${to}`);
      if (turned) {
        edits.push(toEdit(key.range[0], value.range[1], toLine(turned)));
        added.delete(turned[0]);
        changes.push(toLine(turned));
      } else edits.push(toEdit(...toWholeLine(source, key.range[0], value.range[1]), ''));
      continue;
    }
    const mended = mendLink(to, move, REDIRECTS_FILE);
    if (mended === undefined) continue;
    edits.push(toEdit(value.range[0], value.range[1], mended));
    changes.push(toLine([from, mended]));
  }
  const lines = [...added].map(toLine);
  const text = applyEdits(source, edits);
  return { source: append(text, lines), changes: [...changes, ...lines] };
}

function isNewPage(address: string, { pages }: Move): boolean {
  return pages !== undefined && (address === pages.to || address.startsWith(`${pages.to}/`));
}

function append(source: string, lines: string[]): string {
  if (lines.length === 0) return source;
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  const start = source === '' || source.endsWith('\n') ? source : source + end;
  return start + lines.map((line) => line + end).join('');
}

function toWholeLine(source: string, start: number, end: number): [number, number] {
  const next = source.indexOf('\n', end);
  return [source.lastIndexOf('\n', start - 1) + 1, next < 0 ? source.length : next + 1];
}

function toLine([from, to]: readonly [string, string]): string {
  return `${from}: ${to}`;
}

function toEdit(start: number, end: number, text: string): Edit {
  return { start, end, text, what: '' };
}
