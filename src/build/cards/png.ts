import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

import { PALETTE } from './palette';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 4;
const INDEXED = 3;
const toDeflated = promisify(deflate);

/**
 * Writes a picture of sixteen colours as PNG.
 * @param places one place in the palette a pixel, row by row
 * @param width in pixels; even, since two pixels share a byte
 * @returns the file
 */
export async function encodePng(places: Uint8Array, width: number): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(places.length / width, 4);
  header.set([BITS, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(PALETTE.flat())),
    toChunk('IDAT', await toDeflated(packRows(places, width), { level: 7 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two pixels a byte, and before each row a zero: it is not filtered. */
function packRows(places: Uint8Array, width: number): Buffer {
  const stride = width / 2 + 1;
  const rows = Buffer.alloc((places.length / width) * stride);
  for (let pixel = 0; pixel < places.length; pixel += 2) {
    const row = Math.floor(pixel / width);
    const pair = ((places[pixel] ?? 0) << BITS) | (places[pixel + 1] ?? 0);
    rows[row * stride + 1 + (pixel - row * width) / 2] = pair;
  }
  return rows;
}

function toChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
