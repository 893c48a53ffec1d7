import type { TreeNode } from '#site';
import { childrenOf, listElements } from '#site';

/** A text in parts, each under a heading of the second level. */
export interface SplitBody {
  /** What stands before the first heading. */
  intro: TreeNode[];
  /** Parts that follow each other in two columns, or one alone whose table needs the whole width. */
  runs: { isWide: boolean; parts: TreeNode[][] }[];
}

/** A table of more columns takes the whole width. */
const COLUMNS = 3;

/** Splits a text at its headings of the second level. */
export function splitBody(tree: readonly TreeNode[]): SplitBody {
  const [intro, ...parts] = splitAtHeadings(tree);
  const runs: SplitBody['runs'] = [];
  for (const part of parts) {
    const isWide = hasWideTable(part);
    const last = runs.at(-1);
    if (isWide || last === undefined || last.isWide) runs.push({ isWide, parts: [part] });
    else last.parts.push(part);
  }
  return { intro, runs };
}

function splitAtHeadings(tree: readonly TreeNode[]): [TreeNode[], ...TreeNode[][]] {
  const intro: TreeNode[] = [];
  const parts: TreeNode[][] = [];
  for (const node of tree) {
    if (typeof node !== 'string' && node[0] === 'h2') parts.push([]);
    (parts.at(-1) ?? intro).push(node);
  }
  return [intro, ...parts];
}

function hasWideTable(tree: TreeNode[]): boolean {
  const heads = listElements(tree).filter(([tag]) => tag === 'thead');
  return heads.some((head) => {
    const cells = listElements(childrenOf(head)).filter(([tag]) => tag === 'th');
    return cells.length > COLUMNS;
  });
}
