import { shorten, toChoice } from '#check/wording/words';
import { childrenOf, listElements, type TreeNode, toText } from '#site';

/** An object of a point list. */
export interface DataObject {
  /** The logical node with its number, such as "MMXU1". */
  node: string;
  /** The data object, such as "PhV". */
  object: string;
  /** Its listed phases, as written. */
  phases: string;
  /** Its common data class; empty if the list omits it. */
  cdc: string;
}

/** The columns of a point list. */
const NAME = 'IEC 61850';
const CLASS = 'CDC';

/** The common data classes that the ICD file of a point list describes (IEC 61850-7-3). */
export const POINT_CLASSES = ['SPS', 'MV', 'BCR', 'WYE'];

/** Names of logical nodes and of their data objects (IEC 61850-7-2 and 7-4). */
const NODE = /^(?:LLN0|[A-Z]{4}\d{0,3})$/;
const OBJECT = /^[A-Z][A-Za-z]{0,11}\d{0,3}$/;
const PHASES = /^[a-z]+[A-C]{0,2}(?: to [a-z]+[A-C]{0,2})?$/;

/**
 * The objects of the point lists in a text: tables with the columns "IEC 61850" and "CDC".
 * "MMXU1.A.phsA to neut", "CILO1.EnaOpn, EnaCls", "GGIO1.Ind1 to Ind16" and "QVVR1 to QVVR3.VaStr"
 * are understood; the check has reported all others. Spaces may be non-breaking, and words marked,
 * as the site sets figures with units.
 */
export function readPoints(tree: readonly TreeNode[]): DataObject[] {
  const tables = listElements(tree).filter(([tag]) => tag === 'table');
  return tables.flatMap((table) => {
    const [heads = [], ...rows] = readCells(table);
    return rows.flatMap((cells) => readRow(heads, cells)?.points ?? []);
  });
}

/** The point lists of a text as tables, the heads of each first. */
export function readPointTables(tree: readonly TreeNode[]): string[][][] {
  return listElements(tree)
    .filter(([tag]) => tag === 'table')
    .map(readCells)
    .filter(([heads = []]) => heads.includes(NAME));
}

/** The texts of a table, row by row. */
function readCells(table: TreeNode): string[][] {
  return listElements([table])
    .filter(([tag]) => tag === 'tr')
    .map((row) => childrenOf(row).map((cell) => toText([cell]).trim().replaceAll('\u00a0', ' ')));
}

/** What is wrong with a row of a point list; undefined for rows of other tables. */
export function validatePoint(
  heads: readonly string[],
  cells: readonly string[],
): string | undefined {
  const row = readRow(heads, cells);
  if (row === undefined || row.name === '') return undefined;
  if (row.points.length === 0) {
    return `has "${shorten(row.name)}" in its column ${NAME}, which names no object of a logical node; write it as MMXU1.TotW, MMXU1.A.phsA to phsC, GGIO1.Ind1 to Ind16 or CILO1.EnaOpn, EnaCls`;
  }
  if (row.cdc === '' || POINT_CLASSES.includes(row.cdc)) return undefined;
  return `has "${shorten(row.cdc)}" in its column ${CLASS}, a class that the ICD file does not describe; write ${toChoice(POINT_CLASSES)}, or leave the field empty`;
}

/** A row of a point list, with its objects, none if they cannot be read; undefined for others. */
function readRow(heads: readonly string[], cells: readonly string[]) {
  const [at, classAt] = [heads.indexOf(NAME), heads.indexOf(CLASS)];
  if (at < 0 || classAt < 0) return undefined;
  const [name = '', cdc = ''] = [cells[at], cells[classAt]];
  const [nodes = '', objects = '', phases = '', ...others] = name.split('.');
  const isKnown = others.length === 0 && (phases === '' || PHASES.test(phases));
  const points = listNames(nodes, NODE).flatMap((node) =>
    listNames(objects, OBJECT).map((object): DataObject => ({ node, object, phases, cdc })),
  );
  return { name, cdc, points: isKnown ? points : [] };
}

/** The names of a list or a rising range; none if one of them is no such name. */
function listNames(text: string, pattern: RegExp): string[] {
  // At most three digits, so that a slip of the pen does not fill the memory.
  const [, stem = '', first, last] = /^(\D+)(\d{1,3})\sto\s\1(\d{1,3})$/.exec(text) ?? [];
  const count = last === undefined ? 0 : Number(last) - Number(first) + 1;
  const names =
    last === undefined
      ? text.split(/,\s/)
      : Array.from({ length: Math.max(0, count) }, (_, at) => stem + (Number(first) + at));
  return names.every((name) => pattern.test(name)) ? names : [];
}
