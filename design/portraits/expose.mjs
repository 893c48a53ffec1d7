// Exposes a picture of the night longer, until what it shows stands out from a dark page. Changes the
// raw RGBA picture that `finish.mjs` reads.
/** Exposures to try, in stops; the last one is the longest that keeps screens from washing out. */
const STOPS = [1.5, 1.75, 2, 2.25];
/** A pixel of the product is seen on the dark page if it is lighter than this, of 255. */
const SEEN = 60;
/** How much of the product should be seen. */
const SHARE = 0.45;

const toLinear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toEncoded = (light) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** What each value becomes: shadows gain all stops, highlights keep their white. */
function toCurve(stops) {
  const gain = 2 ** stops;
  return Array.from({ length: 256 }, (_, value) => {
    const light = toLinear(value / 255);
    return 255 * toEncoded((gain * light) / (1 + (gain - 1) * light));
  });
}

/** The picture after an exposure; the floor, which is transparent, stays as dark as the page. */
function expose(picture, stops) {
  const curve = toCurve(stops);
  return picture.map((value, index) => {
    if (index % 4 === 3) return value;
    const opacity = picture[index - (index % 4) + 3] / 255;
    return Math.round(value + (curve[value] - value) * opacity);
  });
}

/** The share of the opaque pixels that are lighter than the threshold. */
function measureSeen(picture) {
  let product = 0;
  let seen = 0;
  for (let at = 0; at < picture.length; at += 4) {
    if (picture[at + 3] < 250) continue;
    product += 1;
    const [red, green, blue] = picture.subarray(at, at + 3);
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > SEEN) seen += 1;
  }
  return seen / product;
}

/**
 * @param picture raw RGBA, four bytes a pixel
 * @returns the picture in the shortest exposure in which the product is seen, or else the longest
 */
export function exposeNight(picture) {
  const exposures = STOPS.map((stops) => expose(picture, stops));
  return exposures.find((one) => measureSeen(one) >= SHARE) ?? exposures.at(-1);
}
