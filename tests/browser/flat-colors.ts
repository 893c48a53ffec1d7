import sharp from 'sharp';

/** Only every n-th pixel is sampled; a prime, so that it does not align with a pattern. */
const STRIDE = 7;

/** The share of pixels above which a color counts as an area. */
const SHARE = 0.01;

/**
 * The same for the reference picture: an area may have grown, but the edges of letters are not
 * areas.
 */
const KNOWN_SHARE = SHARE / 10;

/** How much a channel may differ: the stored pictures have few colors. */
const DISTANCE = 12;

type Color = readonly [red: number, green: number, blue: number];

/**
 * Finds areas of a color that another picture does not have: comparing pixels alone would let a
 * paler gray pass.
 * @param picture the picture to check, as a PNG
 * @param other the reference, as a PNG
 * @returns the new colors, as `rgb(1 2 3)`
 */
export async function findNewColors(picture: Buffer, other: Buffer): Promise<string[]> {
  const colors = await listAreas(other, KNOWN_SHARE);
  return (await listAreas(picture, SHARE))
    .filter((color) => !colors.some((one) => areClose(one, color)))
    .map((color) => `rgb(${color.join(' ')})`);
}

/** The colors that cover at least a given share of a picture. */
async function listAreas(picture: Buffer, share: number): Promise<Color[]> {
  const counts = await countColors(picture);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].filter(([, count]) => count >= total * share).map(([code]) => toColor(code));
}

async function countColors(picture: Buffer): Promise<Map<number, number>> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  const step = info.channels * STRIDE;
  for (let at = 0; at + 2 < data.length; at += step) {
    const code = data.readUIntBE(at, 3);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

function toColor(code: number): Color {
  return [code >> 16, (code >> 8) & 255, code & 255];
}

function areClose(one: Color, other: Color): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= DISTANCE);
}
