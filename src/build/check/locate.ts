import type { Node, Pair } from 'yaml';
import { isMap, isNode, isScalar, isSeq } from 'yaml';

/** A place in a file; both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/**
 * The offset of a field's value in a YAML document.
 * @param root the document's contents
 * @param path keys and indexes from the root
 * @returns the offset of the value; of the nearest parent's key where the field is missing
 */
export function offsetOfValue(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let offset = startOf(root);
  for (const key of path) {
    const pair = isMap(node) ? pairOf(node.items, key) : undefined;
    const next = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
    if (next === undefined) return offset;
    node = next;
    offset = isNode(next) ? startOf(next) : pair ? offsetOfKey(pair) : offset;
    if (isMap(next) && pair) offset = offsetOfKey(pair);
  }
  return offset;
}

/**
 * The offset of a key in a map.
 * @param root the document's contents
 * @param path keys and indexes of the map
 * @param key the key in it
 */
export function offsetOfKeyIn(
  root: Node | null,
  path: readonly PropertyKey[],
  key: string,
): number {
  const map = path.reduce<unknown>((node, step) => stepInto(node, step), root);
  const pair = isMap(map) ? pairOf(map.items, key) : undefined;
  return pair ? offsetOfKey(pair) : offsetOfValue(root, path);
}

function stepInto(node: unknown, step: PropertyKey): unknown {
  if (isMap(node)) return pairOf(node.items, step)?.value;
  return isSeq(node) ? node.items[Number(step)] : undefined;
}

function pairOf(pairs: Pair[], key: PropertyKey): Pair | undefined {
  return pairs.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

function offsetOfKey(pair: Pair): number {
  return isNode(pair.key) ? startOf(pair.key) : 0;
}

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
