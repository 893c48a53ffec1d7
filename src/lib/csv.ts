import { toDataAddress } from './data-address.ts';
import { toPlainNumber } from './numbers.ts';
import { toSlug } from './text.ts';

/** Without it, spreadsheet programs read the file as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a file to download: the address of its link, a data URL, and the name of the file.
 * @param title what it shows; the file name is derived from it
 * @param rows the header row first
 */
export function toCsvFile(title: string, rows: string[][]) {
  return { href: toDataAddress('text/csv', toCsv(rows)), download: `${toSlug(title)}.csv` };
}

/**
 * A table as comma-separated values (RFC 4180): numbers without their thousands separators but with
 * every digit, since some are codes; all else as printed, with a leading apostrophe where programs would evaluate it (OWASP, CSV
 * injection).
 */
export function toCsv(rows: string[][]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

/** What spreadsheet programs take for a formula, or for one after trimming. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The same behind a semicolon, which divides cells where a comma is the decimal sign. */
const FORMULA_BEHIND = /;(\s*)(?=[=+\-@＝＋－＠])/g;

function toField(printed: string): string {
  const number = toPlainNumber(printed);
  if (number !== undefined) return number;
  const plain = printed.replaceAll('\u00a0', ' ');
  const whole = FORMULA.test(plain) ? `'${plain}` : plain;
  const text = whole.replace(FORMULA_BEHIND, `;$1'`);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
