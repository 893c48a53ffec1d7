import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../site/folders.ts';

/** The head of a row that counts those above it. */
const TOTAL = /^(?:All|Total|Sum)$/;

interface Total {
  /** Where the column stands: its file and its head. */
  place: string;
  parts: number[];
  total: number;
  /** How far rounded parts may be from their rounded sum. */
  within: number;
}

/** A plain number as tables print it; NaN for any other cell. */
function toNumber(cell: string): number {
  return /^\d+(?:,\d{3})*(?:\.\d+)?$/.test(cell) ? Number(cell.replaceAll(',', '')) : Number.NaN;
}

/**
 * The columns of a text that end with a total. One that is no larger than each of its parts is
 * something else, such as a mean or a share.
 */
function listTotals(text: string, file: string): Total[] {
  const tables = text.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [heads = [], , ...rows] = table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const last = rows.findIndex(([head = '']) => TOTAL.test(head));
    return heads.flatMap((head, column) => {
      const above = rows.slice(0, Math.max(last, 0)).map((row) => row[column] ?? '');
      const parts = above.filter((cell) => cell !== '').map(toNumber);
      const printed = rows[last]?.[column] ?? '';
      const total = toNumber(printed);
      if (parts.length < 2 || !(total > Math.max(...parts))) return [];
      const digits = printed.split('.')[1]?.length ?? 0;
      const within = (parts.length * 10 ** -digits) / 2;
      return [{ place: `${file}, ${head}`, parts, total, within }];
    });
  });
}

const add = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe('a row of totals', () => {
  const content = join(PROJECT, 'content');
  const totals = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => listTotals(readFileSync(join(content, file), 'utf8'), file));

  it('is the sum of the rows above it', () => {
    const wrong = totals.filter(
      ({ parts, total, within }) => Math.abs(add(parts) - total) > within,
    );
    expect(wrong).toEqual([]);
  });

  it('is found where every part is a number, and smaller', () => {
    const table =
      '| A | B | C | D |\n| - | - | - | - |\n| x | 1,200 | 5 | 9 |\n| y | 3 | 7 | many |\n';
    expect(listTotals(`${table}| All | 1,203 | 6 | 20 |\n`, 'a')).toEqual([
      { place: 'a, B', parts: [1200, 3], total: 1203, within: 1 },
    ]);
    expect(listTotals(`${table}| z | 1,203 | 6 | 20 |\n`, 'a')).toEqual([]);
  });
});
