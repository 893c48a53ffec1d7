type Colour = readonly [red: number, green: number, blue: number];

const PORCELAIN: Colour = [0xf6, 0xf4, 0xef];
const GRAPHITE: Colour = [0x14, 0x18, 0x1b];
const COPPER: Colour = [0xa8, 0x45, 0x1a];
const RULE: Colour = [0xd8, 0xd2, 0xc5];
const TICK: Colour = [0x5c, 0x66, 0x6d];

const INK_STEPS = 8;
const COPPER_STEPS = 5;

/** The sixteen colours of a card: half a byte a pixel, and every card the same ones. */
export const PALETTE: readonly Colour[] = [
  PORCELAIN,
  ...ramp(GRAPHITE, INK_STEPS),
  ...ramp(COPPER, COPPER_STEPS),
  RULE,
  TICK,
];

/** The first and the last place of a ramp from porcelain to a full colour. */
export const INK = { first: 1, steps: INK_STEPS };
export const COPPER_INK = { first: 1 + INK_STEPS, steps: COPPER_STEPS };

/**
 * Finds for every pixel its nearest colour of the palette.
 * @param pixels four bytes each: red, green, blue, alpha
 * @returns one place in the palette a pixel
 */
export function toPlaces(pixels: Uint8Array): Uint8Array {
  const known = new Map<number, number>();
  const places = new Uint8Array(pixels.length / 4);
  for (let pixel = 0; pixel < places.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 4, pixel * 4 + 3);
    const key = (red << 16) | (green << 8) | blue;
    const place = known.get(key) ?? nearest([red, green, blue]);
    known.set(key, place);
    places[pixel] = place;
  }
  return places;
}

function nearest(colour: Colour): number {
  const distances = PALETTE.map((other) =>
    other.reduce((sum, value, channel) => sum + (value - (colour[channel] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function ramp(full: Colour, steps: number): Colour[] {
  return Array.from({ length: steps }, (_, index) => {
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(PORCELAIN[channel] + ((full[channel] - PORCELAIN[channel]) * (index + 1)) / steps);
    return [mix(0), mix(1), mix(2)];
  });
}
