import { z } from 'zod';
import { group, line } from '#check/fields';
import { parsePrinted } from '../../lib/numbers.ts';

const row = line(40).describe('The label of the row of the datasheet that says it.');

/** A number that a row of the product's datasheet says, too: the check compares both. */
export const printedFigure = (about: string) =>
  group(about, { value: z.number().describe('The number, such as 40.'), row });

/** Words with a number that a row of the product's datasheet says, too. */
export const printedText = (about: string) =>
  group(about, { text: line(16).describe('The words, such as "40 kA".'), row });

/** A row of a datasheet, as far as figures are looked up in it. */
export interface SheetRow {
  label: string;
  value?: string | undefined;
}

/** What a chapter says of a row of the datasheet that the row does not say. */
export interface UnprintedFigure {
  path: (string | number)[];
  message: string;
}

/**
 * The figures of a chapter that the datasheet does not have. A row whose value comes from the register
 * of evidence is not compared.
 * @param chapter any part of a product's frontmatter
 * @param path where it stands
 */
export function findUnprintedFigures(
  chapter: unknown,
  rows: readonly SheetRow[],
  path: (string | number)[] = [],
): UnprintedFigure[] {
  if (typeof chapter !== 'object' || chapter === null) return [];
  const own = toFigure(chapter);
  if (own !== undefined) return compare(own, rows, path);
  return Object.entries(chapter).flatMap(([key, part]) =>
    findUnprintedFigures(part, rows, [...path, Array.isArray(chapter) ? Number(key) : key]),
  );
}

interface Figure {
  field: 'value' | 'text';
  figure: string | number;
  row: string;
}

function toFigure(part: object): Figure | undefined {
  const { row, value, text }: { row?: unknown; value?: unknown; text?: unknown } = part;
  if (typeof row !== 'string') return undefined;
  if (typeof value === 'number' || typeof value === 'string') {
    return { field: 'value', figure: value, row };
  }
  return typeof text === 'string' ? { field: 'text', figure: text, row } : undefined;
}

function compare(
  { field, figure, row }: Figure,
  rows: readonly SheetRow[],
  path: (string | number)[],
): UnprintedFigure[] {
  const found = rows.find(({ label }) => label === row);
  if (found === undefined) {
    const message = `is "${row}", but the datasheet of the product has no such row; write the label of one`;
    return [{ path: [...path, 'row'], message }];
  }
  if (found.value === undefined) return [];
  const printed = listNumbers(found.value);
  const missing = listNumbers(String(figure)).filter((number) => !printed.includes(number));
  if (missing.length === 0) return [];
  const message = `is ${figure}, but the row "${row}" of the datasheet says "${found.value}"; write the figure of the datasheet`;
  return [{ path: [...path, field], message }];
}

/** The numbers in a text, as authors print them. */
function listNumbers(text: string): number[] {
  const printed = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return printed.flatMap((number) => parsePrinted(number.replace(/,$/, '')) ?? []);
}
