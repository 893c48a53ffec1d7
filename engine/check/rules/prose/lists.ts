import { shorten } from '#base/words';
import type { MarkdownDiagnostic, Node, Prose, Visit } from './prose';
import { endOf, startOf, wordsOf } from './prose';

/** No list of ours has so many points: a number like this is a year or a figure. */
const MOST_POINTS = 99;

/** Lists that readers see otherwise than they were written. */
export function findLists({ visits, text }: Prose): MarkdownDiagnostic[] {
  return visits.flatMap((visit) => {
    if (visit.node.type === 'listItem') return findBox(visit.node);
    if (visit.node.type === 'blockquote') return findGreater(visit.node, text);
    if (visit.node.type !== 'list') return [];
    return [
      ...(findYear(visit.node, text) ?? findNumbers(visit.node, text)),
      ...findLevels(visit.node),
      ...findBeside(visit, text),
    ];
  });
}

function findBox(item: Node): MarkdownDiagnostic[] {
  if (typeof item.checked !== 'boolean') return [];
  const start = startOf(item);
  const words = shorten(wordsOf(item));
  const message = `has a box to tick in front of "${words}", and readers cannot tick it; write "- ${words}"`;
  return [{ kind: 'box', start, end: start + 5, message }];
}

/** "> 5 MW" at the beginning of a line becomes a quotation. */
function findGreater(quote: Node, text: string): MarkdownDiagnostic[] {
  const start = startOf(quote);
  const line = /^>[^\n]*/.exec(text.slice(start, endOf(quote)))?.[0] ?? '';
  const figure = /^>=?\s*([$€£]?\d[\d.,]*(?: ?\S+)?)/.exec(line)?.[1];
  if (figure === undefined) return [];
  const message = `begins a line with ">", which makes a quotation and vanishes, so readers see "${shorten(figure)}" alone; write "more than ${shorten(figure)}", or "\\>" for the sign itself`;
  return [
    { kind: 'greater-becomes-quote', start, end: start + line.length, message, isWarning: true },
  ];
}

/** "1986. It was the year" becomes point 1986 of a list. */
function findYear(list: Node, text: string): MarkdownDiagnostic[] | undefined {
  if (!list.ordered || (list.start ?? 1) <= MOST_POINTS) return undefined;
  const start = startOf(list);
  const mark = markOf(list, text);
  const message = `begins a line with "${mark}", which makes a numbered list that begins there; write "${mark.slice(0, -1)}\\${mark.at(-1)}" for the figure itself`;
  return [{ kind: 'figure-becomes-point', start, end: start + mark.length, message }];
}

/** Only the first number counts: the others follow it, whatever was written. */
function findNumbers(list: Node, text: string): MarkdownDiagnostic[] {
  const items = list.children ?? [];
  if (!list.ordered || items.length < 2) return [];
  const written = items.map((item) => Number.parseInt(markOf(item, text), 10));
  const first = written[0] ?? 1;
  const isSame = written.every((number) => number === first);
  const at = written.findIndex((number, index) => number !== first + index);
  const item = items[at];
  if (isSame || item === undefined) return [];
  const message = `has point ${written[at]} behind point ${written[at - 1]}, and readers see ${first + at}: lists are counted on by themselves; correct the number, or put the number into the words`;
  const start = startOf(item);
  return [{ kind: 'number-changes', start, end: start + markOf(item, text).length, message }];
}

function markOf(item: Node, text: string): string {
  const start = startOf(item);
  return /^\d+[.)]/.exec(text.slice(start, start + 12))?.[0] ?? '';
}

/** Points that are indented, and stand on the level of those above all the same. */
function findLevels(list: Node): MarkdownDiagnostic[] {
  const items = list.children ?? [];
  const column = (item: Node | undefined) => item?.position?.start.column ?? 1;
  const at = items.findIndex((item, index) => index > 0 && column(item) > column(items[index - 1]));
  const item = items[at];
  if (item === undefined) return [];
  const width = widthOf(items[at - 1]);
  const message = `indents "${shorten(firstWords(item))}" too little to stand below the point above, so readers see both on one level; begin the line with ${column(items[at - 1]) - 1 + width} spaces`;
  return [{ kind: 'point-on-same-level', ...lineOf(item), message }];
}

/** How far the words of a point stand from its mark. */
function widthOf(item: Node | undefined): number {
  const start = item?.position?.start.column ?? 1;
  return Math.max(2, (item?.children?.[0]?.position?.start.column ?? start + 2) - start);
}

function firstWords(item: Node): string {
  return wordsOf(item.children?.[0] ?? item);
}

function lineOf(item: Node) {
  return { start: startOf(item), end: endOf(item.children?.[0] ?? item) };
}

/** What stands above a list: a list that it was meant to be part of, or a sentence that goes on. */
function findBeside({ node: list, parents }: Visit, text: string): MarkdownDiagnostic[] {
  const siblings = parents.at(-1)?.children ?? [];
  const index = siblings.indexOf(list);
  const above = siblings[index - 1];
  const isBelow = above?.position?.end.line === (list.position?.start.line ?? 0) - 1;
  if (above?.type === 'list' && isBelow) return findOutdented(list, above);
  if (above?.type === 'paragraph' && isBelow && parents.at(-1)?.type !== 'listItem')
    return findSentence(list, above, text);
  return list.ordered ? findRestart(list, siblings.slice(0, index)) : [];
}

function findOutdented(list: Node, above: Node): MarkdownDiagnostic[] {
  const [item] = list.children ?? [];
  const last = above.children?.at(-1);
  const column = list.position?.start.column ?? 1;
  const outer = last?.position?.start.column ?? 1;
  if (item === undefined || column <= outer) return [];
  const message = `indents "${shorten(firstWords(item))}" too little to stand below the point above, so readers see a new list; begin the line with ${outer - 1 + widthOf(last)} spaces`;
  return [{ kind: 'point-on-same-level', ...lineOf(item), message }];
}

/** A line of a sentence that happens to begin with a hyphen or a plus. */
function findSentence(list: Node, above: Node, text: string): MarkdownDiagnostic[] {
  const items = list.children ?? [];
  const isSentence = /[\p{L}\p{N}]$/u.test(text.slice(startOf(above), endOf(above)).trimEnd());
  const words = wordsOf(items[0] ?? list);
  if (items.length > 1 || !isSentence || !/^[\p{Ll}\d]/u.test(words)) return [];
  const start = startOf(list);
  const message = `begins a line in the middle of a sentence with "${text.charAt(start)}", which makes a list; join it with the line above`;
  return [{ kind: 'sentence-becomes-list', start, end: endOf(list), message, isWarning: true }];
}

/** "1." again behind a paragraph that belongs to the point above. */
function findRestart(list: Node, before: readonly Node[]): MarkdownDiagnostic[] {
  const at = before.findLastIndex(({ type }) => type === 'list' || type === 'heading');
  const last = before[at];
  const between = before.length - at - 1;
  const isRestart = last?.ordered && last.children?.length === 1 && (list.start ?? 1) === 1;
  if (!isRestart || (last.start ?? 1) !== 1 || between === 0 || between > 2) return [];
  const start = startOf(list);
  const message =
    'has a list that counts from 1 again, so readers see point 1 twice; begin each line between the two points with three spaces, so that it belongs to the point above it';
  return [{ kind: 'list-counts-anew', start, end: start + 2, message, isWarning: true }];
}
