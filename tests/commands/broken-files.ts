import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { type ContentFile, parseContentFile, readContent } from '#check/read/content-file';
import { type Disk, type FileFacts, readDisk } from '#check/read/disk';
import type { Content } from '#check/rules/site';
import contentModel from '../../src/content.config.ts';
import { SAMPLE } from '../site/folders.ts';
import { type Row, readTable } from './read-table.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
/** The folder of tables of broken files, one for each rule. */
export const BROKEN = join(FIXTURES, 'broken');
const DRAFT = 'content/insights/unfinished.mdx';
const SVG = 'http://www.w3.org/2000/svg';

const photo = { width: 1600, height: 900, type: 'jpg', isAnimated: false };

/** Photographs named in the broken files; the rules only need these facts about them. */
const photos: Disk = new Map([
  ['content/insights/animated-photo.jpg', { bytes: 9_000, raster: { ...photo, isAnimated: true } }],
  ['content/insights/damaged-photo.jpg', { bytes: 9_000, raster: null }],
  ['content/insights/disguised-photo.jpg', { bytes: 9_000, raster: { ...photo, type: 'heic' } }],
  ['content/insights/heavy-photo.jpg', { bytes: 18_200_000, raster: photo }],
  ['content/insights/narrow-photo.jpg', { bytes: 9_000, raster: { ...photo, width: 320 } }],
  [
    'content/insights/vast-photo.jpg',
    { bytes: 9_000_000, raster: { ...photo, width: 9_000, height: 6_000 } },
  ],
  [
    'content/products/square-portrait.avif',
    { bytes: 9_000, raster: { ...photo, width: 1200, height: 1200, type: 'avif' } },
  ],
  [
    'content/markets/narrow-scene.svg',
    { bytes: 90, drawing: `<svg id="drawing" xmlns="${SVG}" viewBox="0 0 900 900"/>` },
  ],
  ['content/insights/Straße bei Nacht.JPG', { bytes: 9_000, raster: photo }],
]);

/** A row of a table of broken files, and the rule whose table it is in. */
export interface Mistake extends Row {
  rule: string;
}

/** The files of the tables, one for each rule. */
export async function listTables(): Promise<string[]> {
  const found = await readdir(BROKEN);
  return found.filter((name) => name !== 'README.md').toSorted();
}

/** Every broken file. */
export async function readMistakes(): Promise<Mistake[]> {
  const read = async (table: string) => {
    const rows = await readTable(join(BROKEN, table));
    return rows.map((row) => ({ ...row, rule: basename(table, '.md') }));
  };
  return (await Promise.all((await listTables()).map(read))).flat();
}

/** The sample site with a draft, which has no error. */
export async function readSample(): Promise<Content> {
  const draft = await readFile(join(FIXTURES, 'unfinished.mdx'), 'utf8');
  const files = [
    ...(await readContent(contentModel, SAMPLE)),
    parseContentFile(contentModel, DRAFT, draft),
  ];
  return { model: contentModel, files, disk: await readDisk(SAMPLE), today: '2026-11-21' };
}

/** The sample site with broken files in place of its own, or beside them. */
export function withMistakes(sample: Content, mistakes: readonly Row[]): Content {
  const broken = new Map(mistakes.map((one) => [one.path, one]));
  const others = sample.files.filter(({ path }) => !broken.has(path));
  const texts = mistakes.filter(({ path }) => /\.(mdx|yaml)$/.test(path));
  const parse = ({ path, source }: Row): ContentFile =>
    parseContentFile(contentModel, path, source);
  const disk = new Map([
    ...sample.disk,
    ...mistakes.flatMap(({ source }) => namedIn(source)),
    ...mistakes.map(({ path, source }): [string, FileFacts] => {
      const drawing = path.endsWith('.svg') ? { drawing: source } : {};
      return [path, { bytes: source.length, ...drawing }];
    }),
  ]);
  return { ...sample, files: [...others, ...texts.map(parse)], disk };
}

/** The photographs that a text names: unused ones would be reported too. */
function namedIn(source: string): [string, FileFacts][] {
  return [...photos].filter(([path]) => source.includes(basename(path)));
}
