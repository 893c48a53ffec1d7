import { count } from '../../wording/text.ts';
import { shorten } from '../../wording/words.ts';
import type { Found, Line, Node, ProseRule, Visit } from './prose.ts';
import { forNodes, linesOf, spanOf, textOf } from './prose.ts';

/** Tables that became a paragraph, cells that readers never see, and rows that lack some. */
export const tables: ProseRule[] = [
  forNodes('table', 'paragraph', (block) => findTabs(block) ?? findPipes(block)),
  forNodes('row', 'tableRow', ({ node: row, parents, raw, start }) => {
    const [head] = parents.at(-1)?.children ?? [];
    if (head === undefined || head === row) return undefined;
    const columns = head.children?.length ?? 0;
    const cells = row.children ?? [];
    if (cells.length > columns) return toVanished(cells, columns, raw, start);
    if (raw.includes('|')) return cells.length < columns ? toLacking(cells, columns) : undefined;
    if (columns < 2) return undefined;
    const message = `has a line that becomes a row of the table above it; leave an empty line between the table and "${shorten(raw)}"`;
    return { kind: 'text-becomes-row', message, fix: [{ start, end: start, text: '\n' }] };
  }),
];

/** Cells for which the head of their table has no column. */
function toVanished(cells: readonly Node[], columns: number, raw: string, row: number): Found {
  const extra = cells.slice(columns);
  const shortened = shorten(extra.map(textOf).join(' | ').trim());
  const isCode = /`[^`|]*\|[^`]*`/.test(raw);
  const start = isCode || extra[0] === undefined ? row : spanOf(extra[0]).start;
  const advice = isCode ? ', or write \\| for one that parts no cells' : '';
  const message = `has a row with ${count(cells.length, 'cell')} below a head with ${columns}, so readers never see ${shortened === '' ? 'the last' : `"${shortened}"`}; give the head a column more, or delete a |${advice}`;
  return { kind: 'cells-vanish', start, message };
}

/** A row that ends early: its last cells are empty, and a forgotten one moves all behind it. */
function toLacking(cells: readonly Node[], columns: number): Found {
  const [first] = cells;
  const name = first === undefined ? '' : textOf(first).trim();
  const which = name === '' ? 'a row' : `the row "${shorten(name)}"`;
  const message = `has ${which} with ${count(cells.length, 'cell')} below a head with ${columns}, so readers see the last columns empty; write the cell that is missing, or | | for each one that is empty on purpose`;
  return { kind: 'cells-missing', message };
}

/** What Word writes in front of a tab in a list. */
const POINT = /^[ \t]*(?:[^\p{L}\p{N}\s]|[oØüvqnlàÜ]|\(?[a-z\d]{1,3}[.)])\t/u;

/** Finds rows pasted from a spreadsheet: cells with tabs between them. */
function findTabs(block: Visit): Found | undefined {
  const lines = linesOf(block);
  const rows = lines.filter(({ seen }) => /\S\t+\S/.test(seen) && !POINT.test(seen));
  const [first] = rows;
  if (first === undefined || rows.length < 2 || rows.length < lines.length - 1) return undefined;
  const cells = first.raw.trim().split(/\t+/);
  const head = toRow(cells.map((cell) => cell.trim()));
  const message = `has a table with tabs between its cells, so readers see one paragraph; write | between the cells and a second row: "${shorten(head)}", then "${toSecond(cells.length)}", then a line for each row`;
  const { start, end } = first;
  const isWhole = rows.length === lines.length && block.parents.every(isOutermost);
  const text = isWhole ? toTable(rows) : undefined;
  const fix = text === undefined ? [] : [{ start, end: block.end, text }];
  return { kind: 'table-of-tabs', start, end, message, fix };
}

/** Whether the lines inside a node are not indented or prefixed in the file. */
function isOutermost({ type }: Node): boolean {
  return type === 'root' || type === 'mdxJsxFlowElement';
}

/** A table from tab-separated rows; undefined if it is unclear which cells are empty. */
function toTable(rows: readonly Line[]): string | undefined {
  const cells = rows.map(({ raw }) => raw.trimEnd().split('\t'));
  const columns = cells[0]?.length ?? 0;
  if (cells[0]?.includes('') || cells.some(({ length }) => length > columns)) return undefined;
  const toCell = (text = '') => text.trim().replace(/(?<!\\)\|/g, '\\|');
  const [head, ...others] = cells.map((row) =>
    toRow(Array.from({ length: columns }, (_, at) => toCell(row[at]))),
  );
  return [head, toSecond(columns), ...others].join('\n');
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function toSecond(cells: number): string {
  return `|${' --- |'.repeat(cells)}`;
}

function findPipes(block: Visit): Found | undefined {
  const lines = linesOf(block);
  const rows = lines.filter(({ seen }) => /^[ \t]*\|.*\|/.test(seen) || seen.split('|').length > 2);
  const [first, second] = rows;
  if (first === undefined) return undefined;
  const isFramed = /^[ \t]*\|.*\|[ \t]*$/.test(first.seen);
  if (second === undefined && !isFramed) return undefined;
  const columns = countCells(first.seen);
  if (second !== undefined && isDivider(second.seen)) return findDivider(second, columns);
  if (isDivider(first.seen)) return undefined;
  const { start, end } = first;
  if (/^[ \t]*\|\|.*\|\|[ \t]*$/.test(first.seen)) return findHeadOfWiki(first);
  const table = tableAbove(block);
  if (table !== undefined && isFramed && rows.length === lines.length) {
    const message =
      'has rows below an empty line, which parts them from their table, so readers see the signs; delete the empty line';
    const gap = { start: spanOf(table).end, end: start, text: '\n' };
    const fix = block.parents.every(isOutermost) ? [gap] : [];
    return { kind: 'row-parted-from-table', start, end, message, fix };
  }
  if (second !== undefined && !isFramed && countCells(second.seen) !== columns) return undefined;
  const message = `has a table without its second row, so readers see the signs; write "${toSecond(columns)}" on a line of its own below this one`;
  const fix = [{ start: end, end, text: `\n${toSecond(columns)}` }];
  return { kind: 'table-without-second-row', start, end, message, fix };
}

/** `||Name||Value||`, the head of a table in a wiki. */
function findHeadOfWiki({ start, end, raw }: Line): Found {
  const cells = raw.trim().split('||').slice(1, -1);
  const head = toRow(cells.map((cell) => cell.trim()));
  const second = toSecond(cells.length);
  const message = `has a table of a wiki, so readers see the signs; write "${shorten(head)}" and "${second}" on a line of its own below it`;
  return {
    kind: 'table-of-a-wiki',
    start,
    end,
    message,
    fix: [{ start, end, text: `${head}\n${second}` }],
  };
}

/** The table right above a block. */
function tableAbove({ node, parents }: Visit): Node | undefined {
  const siblings = parents.at(-1)?.children ?? [];
  const above = siblings[siblings.indexOf(node) - 1];
  return above?.type === 'table' ? above : undefined;
}

function countCells(seen: string): number {
  return seen
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}

function isDivider(seen: string): boolean {
  return /^[ \t:–—−_=+|-]+$/.test(seen) && /[-–—−_=]/.test(seen);
}

function findDivider({ start, end, seen }: Line, columns: number): Found {
  const cells = countCells(seen);
  const isOdd = /[–—−_=+]/.test(seen) || cells === columns;
  const why = isOdd
    ? 'has a second row of a table that is not made of hyphens'
    : `has a second row of a table with ${count(cells, 'cell')}, and its head has ${columns}`;
  const message = `${why}, so readers see the signs; write "${toSecond(columns)}"`;
  const isPlain = cells === columns && !seen.includes(':');
  const fix = isPlain ? [{ start, end, text: toSecond(columns) }] : [];
  return { kind: 'table-with-odd-second-row', start, end, message, fix };
}
