import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openPhotos } from '../../images/photo-store.ts';

let root: string;
let file: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
  file = join(root, 'Dusk.jpg');
});
afterEach(() => rm(root, { recursive: true }));

function draw(background: string, channels: 3 | 4 = 3) {
  return sharp({ create: { width: 700, height: 500, channels, background } });
}

it('measures a photograph as it is seen, with its mean color', async () => {
  await draw('#a8451a').png().toFile(file);
  const { describe } = openPhotos(root);
  expect(await describe(file)).toMatchObject({
    src: expect.stringMatching(/^\/assets\/images\/dusk-[0-9a-f]{10}-700\.webp$/),
    width: 700,
    height: 500,
    drawing: false,
    renditions: { widths: [480, 700], color: '#a8451a' },
  });
});

it('rotates a photograph by its EXIF orientation', async () => {
  await draw('#a8451a').withMetadata({ orientation: 8 }).jpeg().toFile(file);
  const { describe } = openPhotos(root);
  expect(await describe(file)).toMatchObject({ width: 500, height: 700 });
});

it('keeps the transparency of a WebP to two levels of 255', async () => {
  // A shadow that fades out: each column is a little more transparent than the one before.
  const levels = Array.from({ length: 700 }, (_, x) => Math.round((x * 255) / 699));
  const row = levels.flatMap((level) => [168, 69, 26, level]);
  const pixels = Buffer.concat(Array<Buffer>(500).fill(Buffer.from(row)));
  await sharp(pixels, { raw: { width: 700, height: 500, channels: 4 } })
    .png()
    .toFile(file);
  const { describe, make } = openPhotos(root);
  const webp = await make((await describe(file)).src);
  const alpha = await sharp(webp).extractChannel('alpha').raw().toBuffer();
  const errors = [...alpha.subarray(0, 700)].map((level, x) => Math.abs(level - (levels[x] ?? 0)));
  expect(Math.max(...errors)).toBeLessThanOrEqual(2);
});

it('knows no color for what one can look through', async () => {
  await draw('#a8451a80', 4).png().toFile(file);
  const { describe } = openPhotos(root);
  expect((await describe(file)).renditions).not.toHaveProperty('color');
});

it('knows the color of a picture whose transparency nobody uses', async () => {
  await draw('#a8451a', 4).png().toFile(file);
  const { describe } = openPhotos(root);
  expect((await describe(file)).renditions).toHaveProperty('color', '#a8451a');
});

it('makes a gray and a CMYK picture into one that every browser shows', async () => {
  for (const space of ['b-w', 'cmyk']) {
    await draw('#808080').toColourspace(space).jpeg().toFile(file);
    const { describe, make } = openPhotos(root);
    const { src, renditions } = await describe(file);
    expect(renditions.color).toMatch(/^#([78]\w){3}$/);
    const copy = await sharp(await make(src)).metadata();
    expect([copy.space, copy.icc]).toEqual(['srgb', undefined]);
  }
});

it('gives a new address to a new picture of the same name', async () => {
  const { describe } = openPhotos(root);
  await draw('#a8451a').jpeg().toFile(file);
  const before = await describe(file);
  await draw('#1b635b').jpeg().toFile(file);
  expect((await describe(file)).src).not.toBe(before.src);
});

it('makes the same bytes from a cache and without one, and never writes into an original', async () => {
  await draw('#a8451a').jpeg().toFile(file);
  const original = await readFile(file);
  const make = async () => {
    const photos = openPhotos(root);
    const { src, renditions } = await photos.describe(file);
    const addresses = [
      ...renditions.widths.map((width) => `${renditions.base}-${width}.avif`),
      src,
    ];
    return Promise.all(addresses.map(photos.make));
  };
  const cold = await make();
  expect(await make()).toEqual(cold);
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(await make()).toEqual(cold);
  expect(await readFile(file)).toEqual(original);
});

it('publishes a light AVIF as its own widest copy', async () => {
  await draw('#a8451a').avif().toFile(file);
  const { describe, make } = openPhotos(root);
  const { renditions } = await describe(file);
  expect(await make(`${renditions.base}-700.avif`)).toEqual(await readFile(file));
  expect(await sharp(await make(`${renditions.base}-480.avif`)).metadata()).toMatchObject({
    width: 480,
  });
});

it('encodes an AVIF again that is heavy or carries metadata', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const heavy = sharp({
    create: { width: 700, height: 500, channels: 3, background: '#888888', noise },
  }).avif({ quality: 90, effort: 0 });
  const tagged = draw('#a8451a')
    .withExif({ IFD0: { Artist: 'somebody' } })
    .avif();
  for (const original of [heavy, tagged]) {
    await original.toFile(file);
    const { describe, make } = openPhotos(root);
    const { renditions } = await describe(file);
    const widest = await make(`${renditions.base}-700.avif`);
    expect(widest?.length).toBeLessThan((await readFile(file)).length);
    expect((await sharp(widest).metadata()).exif).toBeUndefined();
  }
});

it('makes nothing for an address that no photograph has', async () => {
  const { make } = openPhotos(root);
  expect(await make('/assets/images/dusk-0123456789-480.webp')).toBeUndefined();
  expect(await make('/favicon.svg')).toBeUndefined();
});

it('names the file that is no picture', async () => {
  await writeFile(file, 'not a picture');
  const { describe } = openPhotos(root);
  await expect(describe(file)).rejects.toThrow(`${file} cannot be read as a picture`);
});

it('gives no other photograph under the address of one that was described', async () => {
  await draw('#a8451a').jpeg().toFile(file);
  const { describe, make } = openPhotos(root);
  const { src } = await describe(file);
  await draw('#1a45a8').jpeg().toFile(file);
  await expect(make(src)).rejects.toThrow('Dusk.jpg was saved while the site was built');
});
