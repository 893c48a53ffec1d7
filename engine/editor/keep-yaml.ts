// Writes values into YAML and leaves all else unchanged: comments, quotes, order, blank lines.
import type { Node, Range, YAMLMap } from 'yaml';
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml';
import { applyEdits, type TextEdit } from '#base/edits';

/** Fields by name. */
export type Fields = Record<string, unknown>;

/** A place that holds a value: a field, an item of a list, or the whole text. */
interface Place {
  /** The offset of its key or its dash. */
  start: number;
  /** Wraps a value to be printed there with its key or its dash. */
  wrap: (value: unknown) => unknown;
  /** Whether it is inside `{ }` or `[ ]`. */
  inFlow: boolean;
}

/** Writes values into YAML, which changes only where they differ; throws if it isn't valid. */
export function keepYaml(source: string, next: unknown): string {
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  const text = applyEdits(source, listEdits(source, document, next));
  return says(text, next) ? text : `${print(next)}\n`;
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
  if (!isFields(a) || !isFields(b)) return a === b || (isEmpty(a) && isEmpty(b));
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => isSame(a[name], b[name]) || (!(name in a) && isUnset(b[name])),
  );
}

/** The edits that give a document its new values, in the order in which they were found. */
function listEdits(source: string, document: Document.Parsed, next: unknown): TextEdit[] {
  const edits: TextEdit[] = [];
  compare(document.contents, next, { start: 0, wrap: (value) => value, inFlow: false });
  return edits;

  function compare(node: Node | null, value: unknown, place: Place): void {
    if (isSame(node?.toJS(document) ?? null, value)) return;
    const inFlow = place.inFlow || (isCollection(node) && node.flow === true);
    if (isMap<Scalar, Node | null>(node) && isFields(value) && fits(node, value, inFlow))
      compareFields(node, value, { ...place, inFlow });
    else if (isSeq<Node>(node) && Array.isArray(value) && fits(node, value, inFlow))
      compareItems(node.items, value, inFlow);
    else if (node && inFlow && (place.inFlow || !isHollow(node))) replaceFlow(node, value);
    else if (!replaceScalar(node, value)) replacePlace(place, node, value);
  }

  /** Replaces a single-line scalar with another one; false if either isn't. */
  function replaceScalar(node: Node | null, value: unknown): boolean {
    if (!isScalar(node) || isHollow(node) || typeof value === 'object') return false;
    const [start, end] = rangeOf(node);
    const text = print(toScalar(value, node));
    if (`${text}${source.slice(start, end)}`.includes('\n')) return false;
    edits.push({ start, end, text });
    return true;
  }

  function compareFields(map: YAMLMap<Scalar, Node | null>, values: Fields, place: Place): void {
    const pairs = map.items;
    const kept = pairs.filter(
      ({ key, value }) => !isEmpty(values[nameOf(key)]) || isEmpty(value?.toJS(document)),
    );
    // The first field of a list item shares the line of its dash.
    const [start] = rangeOf(pairs[0]?.key);
    const isBound = pairs[0] !== kept[0] && source.slice(lineStart(start), start).trim() !== '';
    if (kept.length === 0 || isBound) {
      replacePlace(place, map, values);
      return;
    }
    for (const pair of pairs) {
      const name = nameOf(pair.key);
      const start = rangeOf(pair.key)[0];
      const wrap = (value: unknown) => ({ [name]: value });
      if (kept.includes(pair)) compare(pair.value, values[name], { ...place, start, wrap });
      else removeLines(start, endOf(pair));
    }
    // A new field goes after the one that precedes it in the form.
    let before = kept.at(-1);
    for (const [name, value] of Object.entries(values)) {
      const pair = pairs.find(({ key }) => nameOf(key) === name);
      if (pair && kept.includes(pair)) before = pair;
      else if (pair === undefined && before && !isUnset(value))
        insertBelow(endOf(before), { [name]: value }, rangeOf(kept[0]?.key)[0]);
    }
  }

  function compareItems(items: Node[], values: unknown[], inFlow: boolean): void {
    const old = items.map((item) => item.toJS(document));
    const most = Math.min(old.length, values.length);
    let head = 0;
    while (head < most && isSame(old[head], values[head])) head += 1;
    let tail = 0;
    while (tail < most - head && isSame(old.at(-1 - tail), values.at(-1 - tail))) tail += 1;
    const changed = items.slice(head, items.length - tail);
    const fresh = values.slice(head, values.length - tail);
    const dashOf = (item?: Node) => source.lastIndexOf('-', rangeOf(item)[0] - 1);
    for (const [at, item] of changed.entries()) {
      const wrap = (value: unknown) => [value];
      if (at < fresh.length) compare(item, fresh[at], { start: dashOf(item), wrap, inFlow });
      else removeLines(dashOf(item), endOf(item));
    }
    const added = fresh.slice(changed.length);
    const last = items[head + changed.length - 1];
    const dash = dashOf(items[0]);
    if (added.length > 0 && last) insertBelow(endOf(last), added, dash);
    else if (added.length > 0) {
      const start = lineStart(dash);
      edits.push({ start, end: start, text: `${print(added, dash - start)}\n` });
    }
  }

  function replaceFlow(node: Node, value: unknown): void {
    const [start, end] = rangeOf(node);
    const document = new Document(isCollection(node) ? value : [toScalar(value, node)]);
    const flowCollectionPadding = isCollection(node) && source[start + 1] === ' ';
    const text = document
      .toString({ collectionStyle: 'flow', flowCollectionPadding, lineWidth: 0 })
      .trim();
    edits.push({ start, end, text: isCollection(node) ? text : text.slice(1, -1) });
  }

  function replacePlace({ start, wrap }: Place, old: Node | null, value: unknown): void {
    const text = print(wrap(toScalar(value, old)), start - lineStart(start)).trimStart();
    const isBare = old === null || (isScalar(old) && isHollow(old));
    const colon = isBare ? source.indexOf(':', start) + 1 : 0;
    edits.push({ start, end: Math.max(endOf(old), colon), text });
  }

  function removeLines(start: number, end: number): void {
    edits.push({ start: lineStart(start), end: lineEnd(end) + 1, text: '' });
  }

  function insertBelow(end: number, value: unknown, beside: number): void {
    const at = lineEnd(end);
    edits.push({ start: at, end: at, text: `\n${print(value, beside - lineStart(beside))}` });
  }

  /** The offset after the last character of a place's content, without the blank lines after it. */
  function endOf(part: unknown): number {
    if (Array.isArray(part)) return endOf(part.at(-1));
    if (isPair(part)) return endOf(part.value ?? part.key);
    if (isCollection(part) && !part.flow) return endOf(part.items);
    return source.slice(0, isNode(part) ? rangeOf(part)[1] : 0).trimEnd().length;
  }

  function lineStart(offset: number): number {
    return source.lastIndexOf('\n', offset - 1) + 1;
  }

  function lineEnd(offset: number): number {
    const at = source.indexOf('\n', offset);
    return at === -1 ? source.length : at;
  }
}

/** Whether a collection can be edited part by part; in flow style, only if its shape stays. */
function fits(node: Node, value: Fields | unknown[], isFlow: boolean): boolean {
  if (isHollow(node) || Object.keys(value).length === 0) return false;
  if (!isFlow) return true;
  const known = isMap(node) ? node.items.map(({ key }) => nameOf(key)) : undefined;
  if (isSeq(node)) return node.items.length === Object.keys(value).length;
  return Object.entries(value).every(([name, inner]) => known?.includes(name) || isUnset(inner));
}

/** A new text keeps the quotation style of the old one. */
function toScalar(value: unknown, before: Node | null): unknown {
  if (typeof value !== 'string' || !isScalar(before)) return value;
  const scalar = new Scalar(value);
  if (before.type?.startsWith('QUOTE')) scalar.type = before.type;
  return scalar;
}

function print(value: unknown, indent = 0): string {
  const text = new Document(value).toString({ lineWidth: 0 }).trimEnd();
  return text.replace(/^(?=.)/gm, ' '.repeat(indent));
}

function says(text: string, value: unknown): boolean {
  try {
    return isSame(parse(text), value);
  } catch {
    return false;
  }
}

function rangeOf(node: Node | undefined): Range {
  return node?.range ?? [0, 0, 0];
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a form leaves a value unset: an optional field is then left out. */
function isUnset(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isEmpty(value) || value === false;
  return Object.values(value).every(isUnset);
}

/** Whether a node has no text, or no items. */
function isHollow(node: Node): boolean {
  return isCollection(node) ? node.items.length === 0 : rangeOf(node)[0] === rangeOf(node)[1];
}
