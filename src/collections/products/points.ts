import { childrenOf, listElements, type TreeNode, toText } from '#site';

/** An object of a point list. */
export interface Point {
  /** The logical node with its number, such as "MMXU1". */
  node: string;
  /** The data object, such as "PhV". */
  object: string;
  /** Its listed phases, as written. */
  phases: string;
  /** Its common data class; empty if the list omits it. */
  cdc: string;
}

/**
 * The objects of the point lists in a text: tables with the columns "IEC 61850" and "CDC".
 * "MMXU1.A.phsA to neut", "CILO1.EnaOpn, EnaCls", "GGIO1.Ind1 to Ind16" and "QVVR1 to QVVR3.VaStr"
 * are understood. Spaces may be non-breaking, and words marked, as the site sets figures with units.
 */
export function readPoints(tree: readonly TreeNode[]): Point[] {
  const tables = listElements(tree).filter(([tag]) => tag === 'table');
  return tables.flatMap((table) => {
    const [heads = [], ...rows] = listElements([table])
      .filter(([tag]) => tag === 'tr')
      .map((row) => childrenOf(row).map((cell) => toText([cell]).trim().replaceAll('\u00a0', ' ')));
    const [at, classAt] = [heads.indexOf('IEC 61850'), heads.indexOf('CDC')];
    if (at < 0 || classAt < 0) return [];
    return rows.flatMap((row) => {
      const [nodes = '', objects = '', phases = ''] = (row[at] ?? '').split('.');
      const cdc = row[classAt] ?? '';
      return listNames(nodes).flatMap((node) =>
        listNames(objects).map((object) => ({ node, object, phases, cdc })),
      );
    });
  });
}

function listNames(text: string): string[] {
  // At most three digits, so that a slip of the pen does not fill the memory.
  const [, stem = '', first, last] = /^(\D+)(\d{1,3})\sto\s\1(\d{1,3})$/.exec(text) ?? [];
  if (last === undefined) return text.split(/,\s/).filter((name) => name !== '');
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => stem + (Number(first) + index));
}
