import sharp from 'sharp';

/** Every so many pixels one is looked at; a prime, so that it falls into step with no pattern. */
const STRIDE = 7;

/** Of all pixels, the share from which a colour counts as an area of its own. */
const SHARE = 0.01;

/** The same for what it is compared with: an area may have grown, but the edges of letters are none. */
const KNOWN_SHARE = SHARE / 10;

/** How far a channel may be off: the pictures that are kept have few colours. */
const DISTANCE = 12;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * Finds areas of a colour that another picture does not have: a comparison of pixels alone lets a
 * paler grey pass.
 * @param picture what is looked at, as a PNG
 * @param other what it is compared with, as a PNG
 * @returns such colours, as `rgb(1 2 3)`
 */
export async function findNewColours(picture: Buffer, other: Buffer): Promise<string[]> {
  const colours = await listAreas(other, KNOWN_SHARE);
  return (await listAreas(picture, SHARE))
    .filter((colour) => !colours.some((one) => areClose(one, colour)))
    .map((colour) => `rgb(${colour.join(' ')})`);
}

/** The colours that cover at least a share of a picture. */
async function listAreas(picture: Buffer, share: number): Promise<Colour[]> {
  const counts = await countColours(picture);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].filter(([, count]) => count >= total * share).map(([code]) => toColour(code));
}

async function countColours(picture: Buffer): Promise<Map<number, number>> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  const step = info.channels * STRIDE;
  for (let at = 0; at + 2 < data.length; at += step) {
    const code = data.readUIntBE(at, 3);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

function toColour(code: number): Colour {
  return [code >> 16, (code >> 8) & 255, code & 255];
}

function areClose(one: Colour, other: Colour): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= DISTANCE);
}
