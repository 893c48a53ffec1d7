import { isMap, isNode, isPair, isScalar, isSeq } from 'yaml';
import type { ContentFile } from '../read/content-file.ts';
import { isGroup } from '../read/data.ts';
import { textIndex } from '../read/locate.ts';
import { parseBody } from '../read/parse-body.ts';
import { readBody } from '../rules/body.ts';
import type { Attempt } from './attempt.ts';

/** Whether edits change what fields or paragraphs say that they do not touch. */
export function changesOthers(one: Attempt): boolean {
  const lines = listLines(one);
  return changesOtherFields(one, [...lines, ...listLeft(one)]) || changesOtherBlocks(one, lines);
}

/** The lines above those that are indented more: what goes into a group changes it. */
function listLeft({ before: { source }, edits }: Attempt): number[] {
  const { rangeOf } = textIndex(source);
  return edits.flatMap(({ start, end, text }) => {
    const isIndented = text.trimStart() === source.slice(start, end).trimStart();
    return isIndented && text.length > end - start ? [rangeOf(start, start).line - 1] : [];
  });
}

/** The lines of the old text that edits touch, counted from 1. */
function listLines({ before, edits }: Attempt): number[] {
  const { rangeOf } = textIndex(before.source);
  return edits.flatMap(({ start, end }) => {
    const { line, endLine } = rangeOf(start, end);
    return Array.from({ length: endLine - line + 1 }, (_, at) => line + at);
  });
}

function changesOtherFields({ before, after }: Attempt, lines: readonly number[]): boolean {
  if (!before.hasData) return false;
  const starts = listStarts(before);
  const touched = new Set(lines.map((line) => starts.findLast((one) => one.line <= line)?.key));
  const now = listFields(after);
  return [...listFields(before)].some(
    ([key, value]) => !touched.has(key) && now.get(key) !== value,
  );
}

/** The values of a file by the names of its fields, or by the numbers of its items. */
function listFields({ data }: ContentFile): Map<string, string> {
  if (!isGroup(data) && !Array.isArray(data)) return new Map();
  return new Map(Object.entries(data).map(([key, value]) => [key, JSON.stringify(value)]));
}

/** The line on which each field or item of a file begins, from top to bottom. */
function listStarts({ repaired, rangeAt }: ContentFile): { key: string; line: number }[] {
  const root = repaired?.contents;
  if (!isMap(root) && !isSeq(root)) return [];
  return root.items.flatMap((item, at) => {
    const node = isPair(item) ? item.key : item;
    if (!isNode(node) || !node.range) return [];
    const key = isPair(item) && isScalar(node) ? String(node.value) : String(at);
    return [{ key, line: rangeAt(node.range[0], node.range[0]).line }];
  });
}

/** A paragraph, list, table, … of a body, by its lines and by what it says. */
interface Block {
  line: number;
  endLine: number;
  shape: string;
}

function changesOtherBlocks({ before, after }: Attempt, lines: readonly number[]): boolean {
  // A body that cannot be read as MDX is not taken for what it would be.
  if (before.body === after.body || readBody(before).diagnostics.length > 0) return false;
  const left = listBlocks(after).map(({ shape }) => shape);
  const isTouched = ({ line, endLine }: Block) =>
    lines.some((one) => line - 1 <= one && one <= endLine + 1);
  return listBlocks(before).some((block) => {
    const at = left.indexOf(block.shape);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !isTouched(block);
  });
}

function listBlocks({ body }: ContentFile): Block[] {
  const { tree } = parseBody(body);
  return (tree?.children ?? []).map((node) => ({
    line: node.position?.start.line ?? 1,
    endLine: node.position?.end.line ?? 1,
    shape: JSON.stringify(node, (key, value) => (PLACES.has(key) ? undefined : value)),
  }));
}

/** What tells where a node is, or what a parser makes of it, rather than what it says. */
const PLACES = new Set(['position', 'data']);
