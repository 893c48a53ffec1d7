/**
 * Where a JPEG ends: its pieces are walked from the first to the last (ITU-T T.81, annex B).
 * @returns the offset behind its last piece; undefined where it is cut off
 */
export function endOfJpeg(file: Buffer): number | undefined {
  for (let at = file.indexOf(0xff, 2); at >= 0 && at + 2 <= file.length; ) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xd9) return at + 2;
    // Zero stands for the sign itself; some markers have no piece behind them.
    const isBare = marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
    const isFill = marker === 0xff;
    const length = isBare || isFill || at + 4 > file.length ? 0 : file.readUInt16BE(at + 2);
    at = file.indexOf(0xff, at + (isFill ? 1 : 2 + length));
  }
  return undefined;
}

const PROGRAM = /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?)\b/;

/** Bytes of pictures and fonts, in which a name stands by chance only. */
const STREAM = /\bstream\r?\n[\s\S]*?endstream/g;

/**
 * What a file carries beside what readers see.
 * @returns such as "a program (/JavaScript)"; undefined where nothing was found
 */
export function findHidden(file: Buffer, type: string): string | undefined {
  if (type === 'pdf') {
    const text = file.toString('latin1').replace(STREAM, '');
    const [program] = PROGRAM.exec(text) ?? [];
    return program && `a program (${program})`;
  }
  const end = type === 'jpg' ? endOfJpeg(file) : undefined;
  const isLonger = end !== undefined && file.subarray(end).some((byte) => byte !== 0);
  return isLonger ? 'another file behind the picture' : undefined;
}
