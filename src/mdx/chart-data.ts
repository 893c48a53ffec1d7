import type { ReactNode } from 'react';
import { childrenOf, listElements, toText } from '#site';
import { parsePrinted } from '../lib/numbers.ts';
import { toTree } from './to-tree.ts';

/** What a chart shows: the first column of its table, and the columns that are drawn. */
export interface ChartData {
  labels: string[];
  /** The readings of each column: a value as drawn, and as printed in the table. */
  series: { name: string; readings: { value: number; printed: string }[] }[];
}

/** Reads the table in a chart, which the check has validated; `|` separates the columns to draw. */
export function readChartData(children: ReactNode, columns: string): ChartData {
  const [head = [], ...rows] = readRows(children);
  const labels = rows.map(([label = '']) => label);
  const series = columns.split('|').map((part) => {
    const name = part.trim();
    const index = head.indexOf(name);
    const readings = rows.map((cells) => {
      const printed = cells[index] ?? '';
      return { value: parsePrinted(printed) ?? 0, printed };
    });
    return { name, readings };
  });
  return { labels, series };
}

/** The range of the axis of values: it includes zero, and is never empty. */
export function toDomain(series: ChartData['series']): [least: number, most: number] {
  const values = series.flatMap(({ readings }) => readings.map(({ value }) => value));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return [least, least === most ? 1 : most];
}

/** The text of a table, row by row, the header row first. */
export function readRows(children: ReactNode): string[][] {
  const rows = listElements(toTree(children)).filter(([tag]) => tag === 'tr');
  return rows.map((row) =>
    childrenOf(row).flatMap((cell) => (typeof cell === 'string' ? [] : [toText([cell]).trim()])),
  );
}

/** Whether a cell outside the head and the first column begins with a number, such as "0.4 s". */
export function hasFigures(rows: string[][]): boolean {
  return rows.slice(1).some((cells) => cells.slice(1).some((cell) => /^[^\p{L}\d]*\d/u.test(cell)));
}
