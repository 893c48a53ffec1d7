import sharp from 'sharp';
import { expect, it } from 'vitest';

import { readRaster } from '../read/raster.ts';

const image = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a8451a' } });

const read = (bytes: Uint8Array | string) => readRaster(Buffer.from(bytes));

it('tells what a file holds, whatever its name says', async () => {
  const facts = { width: 60, height: 40, isAnimated: false };
  expect(await read(await image().png().toBuffer())).toMatchObject({ ...facts, type: 'png' });
  expect(await read(await image().avif().toBuffer())).toMatchObject({ ...facts, type: 'avif' });
  expect(await read(await image().webp().toBuffer())).toMatchObject({ ...facts, type: 'webp' });
  expect(await read(await image().gif().toBuffer())).toMatchObject({ ...facts, type: 'gif' });
});

it('tells the mean color of what nobody can look through', async () => {
  const create = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 4, background } });
  const half = await create('#ffffff').resize(30, 40, { fit: 'fill' }).png().toBuffer();
  const halves = create('#000000').composite([{ input: half, gravity: 'west' }]);
  const cut = create('#000000').composite([{ input: half, gravity: 'west', blend: 'dest-out' }]);
  expect((await read(await create('#a8451a').png().toBuffer()))?.color).toBe('#a8451a');
  expect((await read(await halves.png().toBuffer()))?.color).toMatch(/^#([78]\w)\1{2}$/);
  expect(await read(await cut.png().toBuffer())).not.toHaveProperty('color');
});

it('exchanges the sides of what was taken with an upright camera', async () => {
  const upright = await image().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await read(upright)).toMatchObject({ width: 40, height: 60 });
});

it('sees that a picture moves', async () => {
  const frames = Buffer.concat(['#a00', '#0a0'].map((color) => frame(color)));
  const raw = { width: 60, height: 80, channels: 3 as const, pageHeight: 40 };
  const moving = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect(await read(moving)).toMatchObject({ isAnimated: true, type: 'webp' });
});

it('sees that a PNG moves, behind whatever else stands in it', async () => {
  const png = await image().png().toBuffer();
  const chunk = (type: string, length: number) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(length);
    head.write(type, 4);
    return Buffer.concat([head, Buffer.alloc(length + 4)]);
  };
  const [start, rest] = [png.subarray(0, 33), png.subarray(33)];
  const moving = [start, chunk('tEXt', 4_096), chunk('acTL', 8), rest];
  expect(await read(Buffer.concat(moving))).toMatchObject({ isAnimated: true, type: 'png' });
  const still = [start, rest, chunk('acTL', 8)];
  expect(await read(Buffer.concat(still))).toMatchObject({ isAnimated: false });
});

it('sees that an AVIF has frames by its brands', async () => {
  const branded = Buffer.from(await image().avif().toBuffer());
  branded.write('avis', 16);
  expect(await read(branded)).toMatchObject({ isAnimated: true });
});

it('gives up on a photograph that is cut off, wherever that is', async () => {
  const photo = await image()
    .withMetadata({ orientation: 1 })
    .jpeg({ progressive: true })
    .toBuffer();
  expect(await read(Buffer.concat([photo, Buffer.from('more')]))).toMatchObject({ type: 'jpg' });
  for (const length of [photo.length - 1, photo.length - 2, Math.floor(photo.length / 2)]) {
    expect(await read(photo.subarray(0, length))).toBeUndefined();
  }
});

it('gives up on what is no picture', async () => {
  expect(await read('words')).toBeUndefined();
});

it('takes a photograph with as much metadata as phones and printers write', async () => {
  const photo = await image().jpeg().toBuffer();
  const segment = (marker: number, length: number) => {
    const head = Buffer.from([0xff, marker, length >> 8, length & 0xff]);
    return Buffer.concat([head, Buffer.alloc(length - 2, 'x')]);
  };
  const large = Array.from({ length: 12 }, () => segment(0xe1, 60_000));
  const file = Buffer.concat([photo.subarray(0, 2), ...large, photo.subarray(2)]);
  expect(await read(file)).toMatchObject({ width: 60, height: 40, type: 'jpg' });
});

it('gives up on what only its head promises', async () => {
  const png = await image().png().toBuffer();
  const twice = Buffer.concat([png.subarray(0, 33), png.subarray(8, 33), png.subarray(33)]);
  expect(await read(twice)).toBeUndefined();
  const webp = await image().webp().toBuffer();
  expect(await read(webp.subarray(0, webp.length - 30))).toBeUndefined();
  const avif = await image().avif().toBuffer();
  expect(await read(avif.fill(0, avif.length - 30))).toBeUndefined();
});

function frame(color: string): Buffer {
  const value = Number.parseInt(color.slice(1, 2), 16) * 17;
  return Buffer.alloc(60 * 40 * 3, value);
}
