import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validateNeighborFile } from '#check/read/picture-file';
import { readRaster } from '#check/read/raster';
import { openPhotos } from '../../images/photo-store.ts';

const [WIDTH, HEIGHT] = [640, 480];
/** The colors of the left and of the right half. */
const [LEFT, RIGHT] = [
  [170, 95, 80],
  [80, 105, 150],
];
/** How much a channel may differ after two conversions of color and lossy compression. */
const TOLERANCE = 24;

/** A picture whose halves differ, so that one sees when it is turned. */
function draw() {
  const row = Array.from({ length: WIDTH }, (_, x) => (x < WIDTH / 2 ? LEFT : RIGHT)).flat();
  const pixels = Buffer.concat(Array.from({ length: HEIGHT }, () => Buffer.from(row as number[])));
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

/** A JPEG with segments of metadata behind its start, as phones and printers write them. */
function withSegments(jpeg: Buffer, marker: number, parts: Buffer[]): Buffer {
  const segments = parts.map((part) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(part.length + 2, 2);
    return Buffer.concat([head, part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

const XMP = Array.from({ length: 12 }, (_, at) =>
  Buffer.concat([
    Buffer.from('http://ns.adobe.com/xmp/extension/\0'),
    Buffer.alloc(60_000, 97 + at),
  ]),
);

/** A color profile that is larger than its tables need. */
async function growProfile(size: number): Promise<Buffer> {
  const { icc } = await sharp(await draw().withIccProfile('srgb').png().toBuffer()).metadata();
  const profile = Buffer.concat([icc ?? Buffer.alloc(0), Buffer.alloc(size)]);
  profile.writeUInt32BE(profile.length, 0);
  return profile;
}

/** A profile in the parts that a JPEG has it in. */
function splitProfile(profile: Buffer): Buffer[] {
  const count = Math.ceil(profile.length / 60_000);
  return Array.from({ length: count }, (_, at) =>
    Buffer.concat([
      Buffer.from(`ICC_PROFILE\0${String.fromCharCode(at + 1, count)}`, 'latin1'),
      profile.subarray(at * 60_000, (at + 1) * 60_000),
    ]),
  );
}

/** A PNG with another chunk behind its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const [head, body, tail] = [Buffer.alloc(4), Buffer.from(type), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  const content = Buffer.concat([body, data]);
  tail.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, 33), head, content, tail, png.subarray(33)]);
}

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
});
afterEach(() => rm(root, { recursive: true }));

/** The renditions of a photograph: size, colors left and right, and what else is in the files. */
async function publish(bytes: Buffer, name = 'photo.jpg') {
  expect(await readRaster(bytes)).toMatchObject({ isAnimated: false });
  const file = join(root, name);
  await writeFile(file, bytes);
  const { describe, make } = openPhotos(root);
  const { width, height, src, renditions } = await describe(file);
  const addresses = [src, ...renditions.widths.map((one) => `${renditions.base}-${one}.avif`)];
  const published = await Promise.all(
    addresses.map(async (address) => {
      const copy = Buffer.from((await make(address)) ?? []);
      const { space, depth, orientation, exif, xmp, icc } = await sharp(copy).metadata();
      const { data, info } = await sharp(copy)
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => {
        const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
        return [...data.subarray(start, start + 3)];
      };
      const rest = { orientation, exif, xmp, icc };
      return { ratio: info.width / info.height, at, space, depth, rest };
    }),
  );
  return { width, height, published };
}

function expectColor(found: number[], expected: number[] = []) {
  for (const [channel, value] of found.entries())
    expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThanOrEqual(TOLERANCE);
}

describe('a photograph is published in its colors, upright, and without metadata', () => {
  it.each<[what: string, make: () => Promise<Buffer>]>([
    ['a plain one', () => draw().jpeg().toBuffer()],
    ['a JPEG for printers', () => draw().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    [
      'a JPEG for printers with its profile',
      () => draw().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
    ],
    [
      'one with much metadata of a phone',
      async () => withSegments(await draw().jpeg().toBuffer(), 0xe1, XMP),
    ],
    [
      'one with a large profile',
      async () =>
        withSegments(
          await draw().jpeg().toBuffer(),
          0xe2,
          await splitProfile(await growProfile(700_000)),
        ),
    ],
    [
      'a PNG with a large profile',
      async () => {
        const profile = deflateSync(await growProfile(700_000), { level: 0 });
        const data = Buffer.concat([Buffer.from('large\0\0'), profile]);
        return withChunk(await draw().png().toBuffer(), 'iCCP', data);
      },
    ],
    [
      'a PNG with much metadata',
      async () =>
        withChunk(await draw().png().toBuffer(), 'tEXt', Buffer.alloc(2_000_000, 'Comment\0x')),
    ],
    ['one of a wide gamut', () => draw().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
    ['a PNG of 16 bits', () => draw().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', () => draw().png({ palette: true }).toBuffer()],
    ['a progressive JPEG', () => draw().jpeg({ progressive: true }).toBuffer()],
    ['a WebP', () => draw().webp({ quality: 95 }).toBuffer()],
    ['an AVIF', () => draw().avif({ quality: 90 }).toBuffer()],
  ])('%s', async (_, make) => {
    const { width, height, published } = await publish(await make());
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    for (const { ratio, at, space, depth, rest } of published) {
      expect(ratio).toBeCloseTo(WIDTH / HEIGHT, 2);
      expectColor(at(0.25, 0.5), LEFT);
      expectColor(at(0.75, 0.5), RIGHT);
      expect({ space, depth, ...rest }).toEqual({ space: 'srgb', depth: 'uchar' });
    }
  });

  it('one of gray', async () => {
    const { published } = await publish(await draw().grayscale().jpeg().toBuffer());
    for (const { at } of published) {
      const [red = 0, green = 0, blue = 0] = at(0.25, 0.5);
      expect(Math.abs(red - green) + Math.abs(green - blue)).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  // By the place of the left half in what is seen (EXIF 2.3, tag 0x0112).
  it.each([
    [1, 0.25, 0.5],
    [2, 0.75, 0.5],
    [3, 0.75, 0.5],
    [4, 0.25, 0.5],
    [5, 0.5, 0.25],
    [6, 0.5, 0.25],
    [7, 0.5, 0.75],
    [8, 0.5, 0.75],
  ])('one that a camera held in way %i', async (orientation, x, y) => {
    const photo = await draw().withMetadata({ orientation }).jpeg().toBuffer();
    const { width, height, published } = await publish(photo);
    expect([width, height]).toEqual(orientation > 4 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);
    for (const { ratio, at, rest } of published) {
      expect(ratio).toBeCloseTo(width / height, 2);
      expectColor(at(x, y), LEFT);
      expectColor(at(1 - x, 1 - y), RIGHT);
      expect(rest).toEqual({});
    }
  });
});

/** The same picture twice, one frame after the other. */
async function film() {
  const frame = await draw().raw().toBuffer();
  const raw = { width: WIDTH, height: 2 * HEIGHT, channels: 3 as const, pageHeight: HEIGHT };
  return sharp(Buffer.concat([frame, await draw().negate().raw().toBuffer()]), { raw });
}

/** A PNG that declares frames in front of its pixels. */
async function filmAsPng() {
  const png = await draw().png().toBuffer();
  return withChunk(png, 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
}

describe('a picture that moves is refused with what to do', () => {
  it.each<[name: string, make: () => Promise<Buffer>, message: string]>([
    ['a.webp', async () => (await film()).webp({ delay: [100, 100] }).toBuffer(), 'save one frame'],
    ['a.png', filmAsPng, 'save one frame of it as .png, or link to a film'],
    [
      'a.jpg',
      async () => (await film()).gif({ delay: [100, 100] }).toBuffer(),
      'holds a GIF under another name; open it in a picture program and export it',
    ],
  ])('%s', async (name, make, message) => {
    const bytes = await make();
    const raster = (await readRaster(bytes)) ?? null;
    expect(validateNeighborFile({ bytes: bytes.length, raster }, name)).toContain(message);
  });
});
