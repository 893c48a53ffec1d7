// Writes values into YAML so that what somebody wrote around a change stays: comments, quotes, order, blank lines.
import type { Node, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isMap, isScalar, isSeq, parse, parseDocument, stringify } from 'yaml';

/** Fields by name. */
export type Fields = Record<string, unknown>;

type YamlMap = YAMLMap<Scalar, Node | null>;

/** No line is broken that somebody wrote as one. */
const WIDE = { lineWidth: 0 };

/**
 * Writes values into YAML text.
 * @param source the text as it was read
 * @param next what it is to say
 * @returns the same text where it says so already; else with the parts changed that say something else
 * @throws where the text is no YAML
 */
export function keepYaml(source: string, next: unknown): string {
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  if (isSame(document.toJS(), next)) return source;
  document.contents = merge(document.contents, next) as typeof document.contents;
  const flowCollectionPadding = !/[:-] \[[^\]\s]/.test(source);
  const text = document.toString({ ...WIDE, flowCollectionPadding });
  const kept = says(text, next) ? text : stringify(next, WIDE);
  return source.includes('\r\n') ? kept.replaceAll('\n', '\r\n') : kept;

  /** The node that says a value: the one there is, changed where it can be. */
  function merge(node: Node | null, value: unknown): Node | null {
    if (isSame(toPlain(node), value)) return node;
    if (isMap<Scalar, Node | null>(node) && isFields(value)) return mergeFields(node, value);
    if (isSeq<Node>(node) && Array.isArray(value)) return mergeItems(node, value);
    if (!isScalar(node) || typeof value === 'object') return document.createNode(value) as Node;
    node.value = value;
    const isKept = node.type?.startsWith('QUOTE') || String(value).includes('\n');
    if (!isKept || node.type === 'PLAIN') delete node.type;
    return node;
  }

  function mergeFields(map: YamlMap, values: Fields): Node {
    map.items = map.items.filter(
      ({ key, value }) => !isEmpty(values[String(key.value)]) || isEmpty(toPlain(value)),
    );
    if (map.items.length === 0) map.flow = false;
    // A new field follows the one that the form has before it.
    let at = 0;
    for (const [name, value] of Object.entries(values)) {
      const known = map.items.findIndex(({ key }) => String(key.value) === name);
      const pair = map.items[known];
      if (pair) pair.value = merge(pair.value, value);
      else if (isUnset(value)) continue;
      else map.items.splice(at, 0, document.createPair(name, value) as (typeof map.items)[number]);
      at = pair ? known + 1 : at + 1;
    }
    return map;
  }

  function mergeItems(list: YAMLSeq<Node>, values: unknown[]): Node {
    const old = list.items.map(toPlain);
    const most = Math.min(old.length, values.length);
    let head = 0;
    while (head < most && isSame(old[head], values[head])) head += 1;
    let tail = 0;
    while (tail < most - head && isSame(old.at(-1 - tail), values.at(-1 - tail))) tail += 1;
    const changed = list.items.slice(head, old.length - tail);
    const fresh = values.slice(head, values.length - tail);
    const merged = fresh.map((value, at) => merge(changed[at] ?? null, value) as Node);
    if (old.length === 0) list.flow = false;
    list.items.splice(head, changed.length, ...merged);
    return list;
  }

  function toPlain(node: Node | null): unknown {
    return node?.toJS(document) ?? null;
  }
}

/** New fields as YAML: only what somebody wrote or chose. */
export function printFields(fields: Fields): string {
  return stringify(fields, (_, value) => (isUnset(value) ? undefined : value), WIDE);
}

/**
 * Whether two values mean the same: the order of fields does not count, nor does a field that one of
 * them lacks and the other leaves empty.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isFields(a) || !isFields(b)) return a === b || (isEmpty(a) && isEmpty(b));
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => isSame(a[name], b[name]) || (!(name in a) && isUnset(b[name])),
  );
}

function says(text: string, value: unknown): boolean {
  try {
    return isSame(parse(text), value);
  } catch {
    return false;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a form has nothing to say: a field that may be missing is then left out. */
function isUnset(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isEmpty(value) || value === false;
  return Object.values(value).every(isUnset);
}
