import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packArchive } from '../publish/pack-archive.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const archive = {
  path: '/meter/files.zip',
  day: '2026-11-28',
  entries: { 'meter-sheet.md': '/meter/sheet.md', 'meter.dxf': '/meter/outline.dxf' },
};
const files = new Map([
  ['/meter/outline.dxf', encode('0\nEOF')],
  ['/meter/sheet.md', encode('# Meter')],
  ['/meter/other.md', encode('not asked for')],
]);

it('packs each file under its name, and no other', () => {
  const unpacked = unzipSync(packArchive(archive, files));
  const texts = Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(texts).toEqual([
    ['meter-sheet.md', '# Meter'],
    ['meter.dxf', '0\nEOF'],
  ]);
});

it('gives the same bytes in every time zone and at every time', () => {
  const { TZ } = process.env;
  const [first, second] = ['America/New_York', 'Asia/Tokyo'].map((zone) => {
    process.env.TZ = zone;
    return packArchive(archive, files);
  });
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
  expect(second).toEqual(first);
});

it('names a file that nobody has generated', () => {
  const entries = { 'meter.ies': '/meter/photometry.ies' };
  expect(() => packArchive({ ...archive, entries }, files)).toThrow(
    '/meter/files.zip names /meter/photometry.ies, which is not generated',
  );
});
