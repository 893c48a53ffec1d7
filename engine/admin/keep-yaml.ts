// Writes values into YAML and keeps comments, quotation marks, order and blank lines.
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  type ToStringOptions,
  visit,
  type YAMLMap,
} from 'yaml';
import { applyEdits, type TextEdit } from '#check/read/text-edit';
import { countOtherLines, keepLines } from './keep-lines.ts';

export type Fields = Record<string, unknown>;

/** A text in YAML with its values. */
type Yaml = Document<Node, boolean>;

/**
 * Writes values into YAML: the old text where they are the same. What cannot be written into that
 * text is printed anew, so that nothing is lost.
 * @throws if the text isn't valid YAML
 */
export function keepYaml(source: string, next: unknown): string {
  const document: Yaml = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  if (isSame(document.toJS(), next)) return source;
  const { style, before } = findStyle(source, document);
  document.contents = renew(document, document.contents, next);
  const after = print(document, style);
  const holds = (text: string) => isSame(readValues(text), next);
  const kept = [keepLines(source, before, after), after].find(holds);
  return kept ?? stringify(next, { lineWidth: 0 });
}

/** How much a level is indented, and whether a list is below its name. */
type Style = Pick<ToStringOptions, 'indent' | 'indentSeq'>;

/** The usual one first. */
const STYLES: Style[] = [2, 4].flatMap((indent) =>
  [true, false].map((indentSeq) => ({ indent, indentSeq })),
);

/** The style in which a text is printed most like its source, and that print. */
function findStyle(source: string, document: Yaml): { style: Style; before: string } {
  let best = { style: {}, before: print(document, {}), count: Number.POSITIVE_INFINITY };
  for (const style of STYLES) {
    const before = print(document, style);
    const count = countOtherLines(source, before);
    if (count < best.count) best = { style, before, count };
    if (count === 0) break;
  }
  return best;
}

function print(document: Yaml, style: Style): string {
  return trimLists(document.toString({ lineWidth: 0, ...style }));
}

/** The values of a text; undefined if it is no YAML. */
function readValues(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** New fields as YAML, without those left unset. */
export function printFields(fields: Fields): string {
  return stringify(fields, (_, value) => (isUnset(value) ? undefined : value), { lineWidth: 0 });
}

/**
 * Whether two values are equivalent: the order of fields does not count, nor does a field that one
 * of them lacks and the other leaves empty.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isFields(a) || !isFields(b)) return a === b || (isBlank(a) && isBlank(b));
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => isSame(a[name], b[name]) || (!(name in a) && isUnset(b[name])),
  );
}

/** The node of a value: the old one, changed as far as it says something else. */
function renew(document: Yaml, old: Node | null, value: unknown): Node {
  if (old && isSame(old.toJS(document), value)) return old;
  if (isMap<Node, Node | null>(old) && old.items.length > 0 && isFields(value)) {
    renewFields(document, old, value);
    return old;
  }
  if (isSeq<Node>(old) && old.items.length > 0 && Array.isArray(value)) {
    const items = old.items.map((node) => ({ node, was: node.toJS(document) }));
    const left = items.filter(({ was }) => !value.some((one) => isSame(was, one)));
    old.items = value.map((one) => {
      const same = items.find(({ was }) => isSame(was, one));
      return same?.node ?? renew(document, left.shift()?.node ?? null, one);
    });
    return old;
  }
  const node: Node = document.createNode(value);
  if (!isScalar(old) || !isScalar(node)) return node;
  node.comment = old.comment ?? null;
  if (old.type?.startsWith('QUOTE')) node.type = old.type;
  return node;
}

/** Changes the fields of a group; a new one goes after the one that precedes it in the form. */
function renewFields(document: Yaml, map: YAMLMap<Node, Node | null>, values: Fields): void {
  map.items = map.items.filter(
    ({ key, value }) => !isEmpty(values[nameOf(key)]) || isBlank(value?.toJS(document)),
  );
  let next = 0;
  for (const [name, value] of Object.entries(values)) {
    const at = map.items.findIndex(({ key }) => nameOf(key) === name);
    const pair = map.items[at];
    if (pair) pair.value = renew(document, pair.value, value);
    else if (isUnset(value)) continue;
    else map.items.splice(next, 0, document.createPair<Node, Node>(name, value));
    next = (pair ? at : next) + 1;
  }
}

/** Lists on one line without spaces inside their brackets, which the library would write. */
function trimLists(text: string): string {
  const edits: TextEdit[] = [];
  visit(parseDocument(text), {
    Seq(_, { flow, items, range }) {
      if (!flow || items.length === 0 || !range || text[range[0] + 1] !== ' ') return;
      edits.push({ start: range[0] + 1, end: range[0] + 2, text: '' });
      edits.push({ start: range[1] - 2, end: range[1] - 1, text: '' });
    },
  });
  return applyEdits(text, edits);
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** Whether a value is a group of fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a value is empty or a list without items, which a form does not tell apart. */
function isBlank(value: unknown): boolean {
  return isEmpty(value) || (Array.isArray(value) && value.length === 0);
}

/** Whether a form leaves a value unset: an optional field is then left out. */
function isUnset(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isEmpty(value) || value === false;
  return Object.values(value).every(isUnset);
}
