import { isDeepStrictEqual } from 'node:util';
import type { ParsedNode, YAMLMap } from 'yaml';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';

import { pickKind } from '../schema-tree';
import type { Edit } from './edit';
import { stepInto, unwrap } from './schema-walk';

type BlockMap = YAMLMap.Parsed;
type Field = BlockMap['items'][number];

/**
 * Finds the first group of fields that does not stand in the order of its schema, each field on
 * lines of its own. A comment moves with the field below it.
 * @param yaml a YAML part that can be read
 * @param schema what it must fit
 * @returns what to replace; undefined where all fields stand in order
 */
export function findKeyOrderFix(yaml: string, schema: z.ZodType): Edit | undefined {
  const document = parseDocument(yaml);
  const data: unknown = document.toJS();
  for (const { map, keys } of listMaps(document.contents, pickKind(schema, data))) {
    const edit = toEdit(yaml, map, keys);
    if (edit && isSame(yaml, edit, data)) return edit;
  }
  return undefined;
}

interface OrderedMap {
  map: BlockMap;
  /** The fields in the schema's order. */
  keys: string[];
}

function listMaps(node: ParsedNode | null, schema: unknown): OrderedMap[] {
  if (isSeq(node))
    return node.items.flatMap((item, index) => listMaps(item, stepInto(schema, index)));
  const object = unwrap(schema);
  if (!isMap(node) || !(object instanceof z.ZodObject)) return [];
  const keys = Object.keys(object.shape);
  const below = node.items.flatMap((pair) => listMaps(pair.value, stepInto(object, nameOf(pair))));
  const isKnown = node.items.every((pair) => keys.includes(nameOf(pair)));
  return isKnown && !node.flow ? [{ map: node, keys }, ...below] : below;
}

function toEdit(yaml: string, map: BlockMap, keys: string[]): Edit | undefined {
  const names = map.items.map(nameOf);
  const sorted = names.toSorted((a, b) => keys.indexOf(a) - keys.indexOf(b));
  if (isDeepStrictEqual(names, sorted)) return undefined;
  const starts = map.items.map((pair, index) => startOf(yaml, pair, map.items[index - 1]));
  const end = lineEndOf(yaml, endOf(map.items.at(-1)));
  const start = starts[0] ?? end;
  const lead = yaml.slice(yaml.lastIndexOf('\n', start - 1) + 1, start);
  const indent = lead.replace(/[^ ]/g, ' ');
  const pieces = starts.map((from, index) => {
    const piece = yaml.slice(from, starts[index + 1] ?? end);
    return `${index === 0 ? indent : ''}${piece.replace(/\n?$/, '\n')}`;
  });
  const text = sorted.map((name) => pieces[names.indexOf(name)]).join('');
  const isEndless = !yaml.slice(start, end).endsWith('\n');
  return {
    start,
    end,
    text: text.slice(indent.length, isEndless ? -1 : undefined),
    what: `the fields stand in this order now: ${sorted.join(', ')}`,
  };
}

/** A field begins with the comments above it; the first one behind what opens its group. */
function startOf(yaml: string, pair: Field, previous: Field | undefined): number {
  if (previous) return lineEndOf(yaml, endOf(previous));
  const key = pair.key.range[0];
  const line = yaml.lastIndexOf('\n', key - 1) + 1;
  if (yaml.slice(line, key).trim() !== '') return key;
  const comments = /(?:^[ \t]*#.*\n)+$/m.exec(yaml.slice(0, line));
  return comments?.index ?? line;
}

function endOf(pair: Field | undefined): number {
  return pair?.value?.range[1] ?? pair?.key.range[1] ?? 0;
}

function lineEndOf(yaml: string, offset: number): number {
  if (yaml[offset - 1] === '\n') return offset;
  const end = yaml.indexOf('\n', offset);
  return end < 0 ? yaml.length : end + 1;
}

function nameOf({ key }: Field): string {
  return isScalar(key) ? String(key.value) : '';
}

function isSame(yaml: string, { start, end, text }: Edit, data: unknown): boolean {
  const comments = (part: string) => part.split('#').length;
  const document = parseDocument(yaml.slice(0, start) + text + yaml.slice(end));
  const isReadable = document.errors.length === 0;
  return (
    isReadable &&
    comments(yaml.slice(start, end)) === comments(text) &&
    isDeepStrictEqual(document.toJS(), data)
  );
}
