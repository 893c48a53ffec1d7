import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

import { PALETTE } from './palette';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 4;
const INDEXED = 3;
const toDeflated = promisify(deflate);

/** A picture of sixteen colours as PNG stores it: two pixels a byte, a zero before each row. */
export interface Sheet {
  /** In pixels; even. */
  width: number;
  rows: Uint8Array;
}

/**
 * Packs a picture.
 * @param places one place in the palette a pixel, row by row
 * @param width in pixels; even
 */
export function toSheet(places: Uint8Array, width: number): Sheet {
  const sheet = { width, rows: new Uint8Array((places.length / width) * strideOf(width)) };
  for (const [pixel, place] of places.entries()) {
    setPixel(sheet, { x: pixel % width, y: Math.floor(pixel / width), place });
  }
  return sheet;
}

/** Gives a pixel another place in the palette. */
export function setPixel(
  { width, rows }: Sheet,
  { x, y, place }: { x: number; y: number; place: number },
): void {
  const at = y * strideOf(width) + 1 + (x >> 1);
  const pair = rows[at] ?? 0;
  rows[at] = x % 2 === 0 ? (pair & 0x0f) | (place << BITS) : (pair & 0xf0) | place;
}

/** Writes a picture as PNG; its data are packed fast rather than tightly, it is small anyway. */
export async function encodePng({ width, rows }: Sheet): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length / strideOf(width), 4);
  header.set([BITS, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(PALETTE.flat())),
    toChunk('IDAT', await toDeflated(rows, { level: 3 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function strideOf(width: number): number {
  return width / 2 + 1;
}

function toChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
