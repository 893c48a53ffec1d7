/**
 * A number as authors print it: `4,200`, `1 040`, `−25`.
 * @param printed its characters
 * @returns the number; undefined where it is none
 */
export function parsePrinted(printed: string): number | undefined {
  const plain = printed.replace(/[,\s\u00a0\u202f]/g, '').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
