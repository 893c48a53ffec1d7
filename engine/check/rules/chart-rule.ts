import { toString as toText } from 'mdast-util-to-string';
import { parsePrinted } from '#base/numbers';
import { didYouMean, findMisspelled, shorten, toList } from '#base/words';
import { replaceWord } from '../edits';
import type { Element, Piece } from '../guard/body-code';
import type { Finding } from '../problem';
import type { ContentFile } from '../read/content-file';
import { type Range, toRange } from '../read/locate';

type Table = Extract<Piece, { type: 'table' }>;

interface Cell {
  text: string;
  range: Range;
}

/** Judges the table inside a chart: whether it has the columns to draw, and they hold numbers. */
export function judgeChart(chart: Element, file: Pick<ContentFile, 'source'>): Finding[] {
  const table = chart.children.find((child): child is Table => child.type === 'table');
  const columns = chart.attributes.find((one) => 'name' in one && one.name === 'columns');
  if (table === undefined || typeof columns?.value !== 'string') return [];
  const [head = [], ...rows] = table.children.map((row): Cell[] =>
    row.children.map((cell) => ({ text: toText(cell).trim(), range: toRange(cell) })),
  );
  const names = head.map(({ text }) => text);
  const range = toRange(columns);
  if (rows.length === 0) {
    const message = 'has <Chart> whose table has no rows; write one for each bar or point';
    return [{ range: toRange(table), message }];
  }
  return columns.value.split('|').flatMap((part) => {
    const name = part.trim();
    const index = names.indexOf(name);
    if (index < 1) {
      const fix = replaceWord(file, range, name, findMisspelled(name, names.slice(1)));
      return [{ range, message: toColumnMessage(name, names), fix }];
    }
    return rows.flatMap((cells) => judgeCell(cells[index], name, toRange(table)));
  });
}

function toColumnMessage(name: string, [first = '', ...others]: string[]): string {
  if (name === first) {
    return `has <Chart> that draws "${name}", but the first column holds the labels; name ${toList(others)}`;
  }
  return `has <Chart> that draws the column "${name}", but its table has ${toList(others)}${didYouMean(name, others)}`;
}

function judgeCell(cell: Cell | undefined, column: string, table: Range): Finding[] {
  const text = cell?.text ?? '';
  if (parsePrinted(text) !== undefined) return [];
  const found = text === '' ? 'nothing' : `"${shorten(text)}"`;
  const message = `has ${found} in the column "${column}" of a <Chart>, where only a number such as 1,234.5 can be drawn; write one, or draw another column`;
  return [{ range: cell?.range ?? table, message }];
}
