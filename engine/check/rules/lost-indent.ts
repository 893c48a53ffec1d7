import { isMap, isNode, isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import type { ContentFile } from '../read/content-file.ts';
import type { Path } from '../read/data.ts';
import { toOffset } from '../read/edits.ts';
import type { TextEdit } from '../read/text-edit.ts';

/**
 * The edits that move a field into the group right above it, which it left with its indentation.
 * @param group the group that it is in now
 * @param home the group where it belongs
 * @param names the fields that may be in `group`
 * @returns undefined if the field does not follow its group, or one that left it too
 */
export function indentInto(
  file: ContentFile,
  { group, key, home }: { group: Path; key: string; home: Path },
  names: readonly string[],
): TextEdit[] | undefined {
  const map = group.length === 0 ? file.repaired?.contents : file.repaired?.getIn(group, true);
  if (home.length !== group.length + 1 || !isMap<Node, Node | null>(map) || map.flow) {
    return undefined;
  }
  const at = map.items.findIndex((pair) => nameOf(pair) === key);
  const above = map.items.slice(0, Math.max(0, at)).findLast((pair) => isAmong(pair, names));
  const field = map.items[at];
  if (field === undefined || above === undefined || nameOf(above) !== String(home.at(-1))) {
    return undefined;
  }
  const column = columnOf(file, field.key);
  const within = columnWithin(file, above, column);
  return within > column ? indentLines(file, map, at, within - column) : undefined;
}

/** The column of the fields in a group below its name; 0 if it cannot have any there. */
function columnWithin(file: ContentFile, { value }: Pair<Node, Node | null>, column: number) {
  if (value === null || (isScalar(value) && value.value === null)) return column + 2;
  const [first] = isMap<Node>(value) && !value.flow ? value.items : [];
  return first === undefined ? 0 : columnOf(file, first.key);
}

/** The most lines of a field that is moved: more of them are not what somebody has slipped with. */
const MOST_LINES = 8;

/** Begins the lines of a field with so many more spaces. */
function indentLines(
  file: ContentFile,
  { items, range }: YAMLMap<Node, Node | null>,
  at: number,
  more: number,
): TextEdit[] | undefined {
  const { key } = items[at] ?? {};
  const next = items[at + 1]?.key.range?.[0] ?? range?.[1];
  if (!key?.range || next === undefined) return undefined;
  const { line, endLine, endColumn } = file.rangeAt(key.range[0], next);
  const end = endColumn === 1 || items[at + 1] !== undefined ? endLine - 1 : endLine;
  if (end - line >= MOST_LINES) return undefined;
  const lines = file.source.split(/\r?\n/).slice(line - 1, end);
  return lines.flatMap((text, index) => {
    const here = line + index;
    const start = toOffset(file, { line: here, column: 1, endLine: here, endColumn: 1 });
    return text.trim() === ''
      ? []
      : [{ start, end: start + text.length, text: ' '.repeat(more) + text }];
  });
}

function columnOf(file: ContentFile, { range }: Node): number {
  return range ? file.rangeAt(range[0], range[0]).column : 1;
}

function nameOf({ key }: Pair<Node, unknown>): string {
  return isScalar(key) ? String(key.value) : '';
}

function isAmong(pair: Pair<Node, unknown>, names: readonly string[]): boolean {
  return isNode(pair.key) && names.includes(nameOf(pair));
}
