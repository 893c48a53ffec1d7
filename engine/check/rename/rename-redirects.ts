import { REDIRECTS_FILE } from '../read/content-model';
import { renameLink } from './find-mentions';
import type { Move } from './read-move';

/**
 * Sends the readers of old addresses on. Older redirects lead to the new address at once, and one
 * that starts at the new address goes, since a page stands there now: a line that comes free is
 * where the new one is written.
 * @param source `content/redirects.yaml` as it stands
 * @param addresses the pages that were online, old to new
 * @returns its text afterwards
 */
export function renameInRedirects(
  source: string,
  move: Move,
  addresses: ReadonlyMap<string, string>,
): string {
  const added = new Map(addresses);
  const lines = source.split(/(?<=\n)/).flatMap((line) => {
    const [whole = '', start = '', from, to] = /^((\/[^\s:]*):[ \t]+)(\S+)/.exec(line) ?? [];
    const end = line.slice(whole.length);
    if (from === undefined || to === undefined) return [line];
    if (!isNewPage(from, move)) return [start + (renameLink(to, move, REDIRECTS_FILE) ?? to) + end];
    const turned = [...added].find(([, page]) => page === from);
    if (turned === undefined) return [];
    added.delete(turned[0]);
    return [toLine(turned) + end];
  });
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const isEnded = source === '' || source.endsWith('\n') || added.size === 0;
  const further = [...added].map((pair) => toLine(pair) + lineEnd);
  return [...lines, isEnded ? '' : lineEnd, ...further].join('');
}

function isNewPage(address: string, { pages }: Move): boolean {
  return pages !== undefined && (address === pages.to || address.startsWith(`${pages.to}/`));
}

function toLine([from, to]: readonly [string, string]): string {
  return `${from}: ${to}`;
}
