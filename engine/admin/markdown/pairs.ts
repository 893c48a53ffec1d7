import { diffArrays } from 'diff';

/** The indexes of an item in one list and of its equal in the other. */
export type Pair = [one: number, other: number];

/** A stretch of two lists without a pair; each end is the index after its last item. */
export interface Gap {
  one: { from: number; to: number };
  other: { from: number; to: number };
}

/** Pairs the items of two lists that are equal, in order, as many as there are. */
export function findPairs(one: readonly string[], other: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [a, b] = [0, 0];
  for (const { count, added, removed } of diffArrays([...one], [...other])) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) pairs.push([a + at, b + at]);
    if (!added) a += count;
    if (!removed) b += count;
  }
  return pairs;
}

/** What lies between the pairs of two lists of these lengths. */
export function findGaps(pairs: readonly Pair[], length: Pair): Gap[] {
  let [a, b] = [0, 0];
  return [...pairs, length].flatMap(([one, other]) => {
    const gap = { one: { from: a, to: one }, other: { from: b, to: other } };
    [a, b] = [one + 1, other + 1];
    return gap.one.from < one || gap.other.from < other ? gap : [];
  });
}
