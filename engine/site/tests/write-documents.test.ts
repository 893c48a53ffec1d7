import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { PageFile } from '../prerender/server-entry.ts';
import { writeDocuments } from '../publish/write-documents.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const toFile = (path: string, draw: PageFile['draw']): PageFile => ({ path, data: {}, draw });
const sheet = toFile('/meter.md', async () => encode('# Meter'));
const archive = { path: '/meter.zip', day: '2026-11-28', entries: { 'meter.md': '/meter.md' } };

function openDocuments(files: PageFile[], archives = [archive].slice(1)) {
  const written: Record<string, Uint8Array | string> = {};
  const documents = writeDocuments({
    files,
    archives,
    toJpeg: async () => undefined,
    remember: (_, make) => make(),
    write: async (file, content) => {
      written[file] = content;
    },
  });
  return { ...documents, written };
}

it('tells the size of a file once that is written, and of no other', async () => {
  const { sizeOf, written } = openDocuments([sheet]);
  expect(await sizeOf('/meter.md')).toBe(7);
  expect(Object.keys(written)).toEqual(['meter.md']);
  expect(await sizeOf('/lamp.md')).toBeUndefined();
});

it('packs an archive once its files are drawn', async () => {
  const { finish, sizeOf, written } = openDocuments([sheet], [archive]);
  await finish();
  const packed = written['meter.zip'] as Uint8Array;
  expect(strFromU8(unzipSync(packed)['meter.md'] as Uint8Array)).toBe('# Meter');
  expect(await sizeOf('/meter.zip')).toBe(packed.length);
});

it('reports what cannot be drawn to whoever waits for it', async () => {
  const broken = toFile('/meter.pdf', async () => {
    throw new Error('no room');
  });
  const { finish, sizeOf } = openDocuments([broken, sheet]);
  await expect(sizeOf('/meter.pdf')).rejects.toThrow('no room');
  await expect(finish()).rejects.toThrow('no room');
});

it('writes nothing after it was stopped', async () => {
  const { stop, written } = openDocuments(
    Array.from({ length: 99 }, (_, at) => toFile(`/${at}.md`, sheet.draw)),
  );
  await stop();
  const before = Object.keys(written).length;
  expect(before).toBeLessThan(99);
  await new Promise(setImmediate);
  expect(Object.keys(written)).toHaveLength(before);
});
