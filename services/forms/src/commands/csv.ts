/** What a spreadsheet may take for a formula, also behind spaces and in its wide form. */
const FORMULA = /^[\s\u00A0]*[=+\-@\t\r＝＋－＠|%]/;

/**
 * Writes rows as CSV with lines that end as Excel and RFC 4180 want it. No cell is a formula, nor
 * can a part of one become a cell of its own where the separator is another one.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string): string {
  const harmless = value
    .split(/([;\n\r\t])/)
    .map((part) => (FORMULA.test(part) && /[^\s;]/.test(part) ? `'${part}` : part))
    .join('');
  return `"${harmless.replaceAll('"', '""')}"`;
}
