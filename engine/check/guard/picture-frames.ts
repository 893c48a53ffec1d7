/** Where the length of a piece of a file stands, and what it counts. */
interface Layout {
  /** Of the first piece. */
  start: number;
  /** Reads the piece at an offset: its type, and where the next one begins. */
  read: (bytes: DataView, at: number) => { type: string; next: number };
}

const PNG: Layout = {
  start: 8,
  read: (bytes, at) => ({ type: nameAt(bytes, at + 4), next: at + 12 + bytes.getUint32(at) }),
};
const WEBP: Layout = {
  start: 12,
  read(bytes, at) {
    const length = bytes.getUint32(at + 4, true);
    return { type: nameAt(bytes, at), next: at + 8 + length + (length % 2) };
  },
};
const AVIF: Layout = {
  start: 0,
  read(bytes, at) {
    const length = bytes.getUint32(at);
    const isLong = length === 1 && at + 16 <= bytes.byteLength;
    const size = isLong ? Number(bytes.getBigUint64(at + 8)) : length;
    // A box without a length is the last one.
    return { type: nameAt(bytes, at + 4), next: size < 8 ? bytes.byteLength : at + size };
  },
};

/** The pieces that only a picture of several frames has. */
const FRAMES: ReadonlySet<string> = new Set(['acTL', 'fcTL', 'fdAT', 'ANIM', 'ANMF', 'moov']);

/**
 * Whether a PNG, WebP or AVIF has several frames, wherever it says so: its pieces are walked from
 * the first to the last (PNG 3 §11.3, WebP container, ISO/IEC 14496-12).
 */
export function hasFrames(file: Uint8Array): boolean {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const layout = layoutOf(bytes);
  if (layout === undefined) return false;
  for (let at = layout.start; at + 8 <= bytes.byteLength; ) {
    const { type, next } = layout.read(bytes, at);
    if (FRAMES.has(type) || announcesFrames(bytes, at, type, next)) return true;
    at = next;
  }
  return false;
}

function layoutOf(bytes: DataView): Layout | undefined {
  if (bytes.byteLength < 16) return undefined;
  if (nameAt(bytes, 1).startsWith('PNG')) return PNG;
  if (nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP') return WEBP;
  return nameAt(bytes, 4) === 'ftyp' ? AVIF : undefined;
}

/** WebP has a flag for it, AVIF a brand. */
function announcesFrames(bytes: DataView, at: number, type: string, next: number): boolean {
  if (type === 'VP8X') return at + 8 < bytes.byteLength && (bytes.getUint8(at + 8) & 2) !== 0;
  if (type !== 'ftyp') return false;
  const end = Math.min(next, bytes.byteLength);
  for (let brand = at + 8; brand + 4 <= end; brand += 4) {
    if (nameAt(bytes, brand) === 'avis') return true;
  }
  return false;
}

function nameAt(bytes: DataView, at: number): string {
  const codes = [0, 1, 2, 3].map((index) => bytes.getUint8(at + index));
  return String.fromCharCode(...codes);
}
