import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const PRODUCTS = 'content/products';
/** A pixel of a product is seen on the dark page if it is lighter than this, of 255. */
const SEEN = 60;
/** How much of a product should be seen. */
const LEAST_SHARE = 0.4;

/** The share of the product's own pixels that are lighter than the threshold. */
async function measureSeen(file: string): Promise<number> {
  const picture = await sharp(join(PRODUCTS, file)).ensureAlpha().resize(400).raw().toBuffer();
  const pixels = Array.from({ length: picture.length / 4 }, (_, index) =>
    picture.subarray(4 * index, 4 * index + 4),
  );
  const product = pixels.filter(([, , , opacity = 0]) => opacity > 250);
  const seen = product.filter(
    ([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue > SEEN,
  );
  return seen.length / product.length;
}

const nights = readdirSync(PRODUCTS).filter((file) => /-night\.\w+$/.test(file));

it.each(nights)('%s shows its product on a dark page', async (file) => {
  expect(await measureSeen(file)).toBeGreaterThan(LEAST_SHARE);
});
