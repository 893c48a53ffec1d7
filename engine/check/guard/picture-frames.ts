/** The bitmaps that pages show, as programs that detect formats call them. */
export const BITMAPS = ['png', 'jpg', 'webp', 'avif'];

/** More than any screen shows, and more than the build could resize quickly. */
export const MOST_PIXELS = 25_000_000;

/** Whether a PNG, WebP or AVIF declares frames (PNG 3 §11.3, WebP container, AVIF 1.1 §6.3). */
export function hasFrames(file: Buffer): boolean {
  const head = file.toString('latin1', 0, 64);
  if (/^RIFF.{4}WEBPVP8X/s.test(head)) return (file.readUInt8(20) & 2) !== 0;
  if (!head.startsWith('\x89PNG')) return /^.{4}ftyp.*avis/s.test(head);
  const control = file.indexOf('acTL');
  return control >= 0 && control < file.indexOf('IDAT');
}

/** The offset after the last segment of a JPEG (ITU-T T.81, annex B); undefined if truncated. */
export function endOfJpeg(file: Buffer): number | undefined {
  for (let at = file.indexOf(0xff, 2); at >= 0 && at + 2 <= file.length; ) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xd9) return at + 2;
    // 0xFF 0x00 is an escaped 0xFF; some markers have no segment after them.
    const isBare = marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
    const isFill = marker === 0xff;
    const length = isBare || isFill || at + 4 > file.length ? 0 : file.readUInt16BE(at + 2);
    at = file.indexOf(0xff, at + (isFill ? 1 : 2 + length));
  }
  return undefined;
}
