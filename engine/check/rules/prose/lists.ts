import { shorten } from '#base/words';
import type { Found, Node, ProseRule, Visit } from './prose';
import { endOf, forNodes, startOf, wordsOf } from './prose';

/** No list of ours has so many points: a number like this is a year or a figure. */
const MOST_POINTS = 99;

/** Lists that readers see otherwise than they were written. */
export const lists: ProseRule[] = [
  forNodes('box', 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return undefined;
    const words = shorten(wordsOf(item));
    const message = `has a box to tick in front of "${words}", and readers cannot tick it; write "- ${words}"`;
    return { end: startOf(item) + 5, message };
  }),
  // "1986. It was the year" becomes point 1986 of a list.
  forNodes('figure-becomes-point', 'list', (list, text) => {
    if (!isLong(list)) return undefined;
    const mark = markOf(list, text);
    const message = `begins a line with "${mark}", which makes a numbered list that begins there; write "${mark.slice(0, -1)}\\${mark.at(-1)}" for the figure itself`;
    return { end: startOf(list) + mark.length, message };
  }),
  // Points that are indented, and stand on the level of those above all the same.
  forNodes('point-on-same-level', 'list', (list, _, visit) => {
    const items = list.children ?? [];
    const inside = items.find((item, at) => at > 0 && columnOf(item) > columnOf(items[at - 1]));
    if (inside !== undefined)
      return toLevel(inside, items[items.indexOf(inside) - 1], 'both on one level');
    const above = directlyAbove(visit);
    const [item, last] = [items[0], above?.children?.at(-1)];
    if (above?.type !== 'list' || item === undefined || columnOf(list) <= columnOf(last))
      return undefined;
    return toLevel(item, last, 'a new list');
  }),
];

function isLong(list: Node): boolean {
  return list.ordered === true && (list.start ?? 1) > MOST_POINTS;
}

function markOf(item: Node, text: string): string {
  return /^\d+[.)]/.exec(text.slice(startOf(item), startOf(item) + 12))?.[0] ?? '';
}

function columnOf(node: Node | undefined): number {
  return node?.position?.start.column ?? 1;
}

/** What ends on the line above. */
function directlyAbove({ node, parents }: Visit): Node | undefined {
  const siblings = parents.at(-1)?.children ?? [];
  const above = siblings[siblings.indexOf(node) - 1];
  return above?.position?.end.line === (node.position?.start.line ?? 0) - 1 ? above : undefined;
}

function toLevel(item: Node, above: Node | undefined, seen: string): Found {
  const words = item.children?.[0] ?? item;
  const outer = columnOf(above);
  const width = Math.max(2, (above?.children?.[0]?.position?.start.column ?? outer + 2) - outer);
  const message = `indents "${shorten(wordsOf(words))}" too little to stand below the point above, so readers see ${seen}; begin the line with ${outer - 1 + width} spaces`;
  return { start: startOf(item), end: endOf(words), message };
}
