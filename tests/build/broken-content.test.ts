import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import { fixFiles } from '#check/fix/fix-content';
import type { ContentFile } from '#check/read/content-file';
import { parseContentFile, readContent } from '#check/read/content-file';
import type { Disk, FileFacts } from '#check/read/disk';
import { readDisk } from '#check/read/disk';
import { contentModel } from '../../src/content-model';
import { SAMPLE } from '../site/folders';
import { toFixSnapshot, toSnapshot } from './snapshot';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const BROKEN = join(FIXTURES, 'broken');
const DRAFT = 'content/insights/unfinished.mdx';
const SVG = 'http://www.w3.org/2000/svg';
const TODAY = '2026-11-21';

const mistakes = (await readdir(BROKEN, { recursive: true }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.includes('/') && !path.endsWith('.report.txt'))
  .toSorted();

let sample: ContentFile[];
let disk: Disk;
/**
 * What `--fix` makes of the broken entries, by path: fixed together, since each run checks the
 * whole site.
 */
let fixed: Map<string, string>;

beforeAll(async () => {
  const draft = await readFile(join(FIXTURES, 'unfinished.mdx'), 'utf8');
  sample = [
    ...(await readContent(contentModel, SAMPLE)),
    parseContentFile(contentModel, DRAFT, draft),
  ];
  disk = await readDisk(SAMPLE);
  const entries = await Promise.all(mistakes.filter(isEntry).map(readMistake));
  fixed = fixTwice([...sample, ...entries], new Map([...disk, ...photos]), entries);
});

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
  ['content/insights/ball field.jpg', { bytes: 9_000, raster: photo }],
  ['content/insights/Straße bei Nacht.JPG', { bytes: 9_000, raster: photo }],
  ['public/heavy-photo.jpg', { bytes: 2_400_000, raster: photo }],
]);

/** The photographs that a text names: unused ones would be reported too. */
function namedIn(source: string): [string, FileFacts][] {
  return [...photos].filter(([path]) => source.includes(basename(path)));
}

/**
 * The path at which a broken file replaces one of the site: `mistake.mdx` is an article,
 * `mistake.products.mdx` an entry of another folder, `mistake.site.yaml` the file of that name.
 */
function toPath(mistake: string): string {
  const [name = '', ...rest] = mistake.slice(mistake.indexOf('/') + 1).split('.');
  const ending = rest.pop() ?? '';
  if (ending === 'yaml') return `content/${rest.join('.')}.yaml`;
  return `content/${rest.length === 0 ? 'insights' : rest.join('/')}/${name}.${ending}`;
}

/**
 * Whether a mistake is a new file, with a path used by neither the sample site nor other mistakes.
 */
function isEntry(mistake: string): boolean {
  const path = toPath(mistake);
  const isAlone = mistakes.filter((one) => toPath(one) === path).length === 1;
  return isAlone && path.endsWith('.mdx') && sample.every((file) => file.path !== path);
}

async function readMistake(mistake: string): Promise<ContentFile> {
  const source = await readFile(join(BROKEN, mistake), 'utf8');
  return parseContentFile(contentModel, toPath(mistake), source);
}

/**
 * What `--fix` makes of some files, by path.
 * @throws if a second `--fix` changes anything
 */
function fixTwice(files: ContentFile[], names: Disk, broken: ContentFile[]): Map<string, string> {
  const once = fixFiles({ model: contentModel, files, disk: names, today: TODAY });
  const again = once.map(({ file, changes }) =>
    changes.length === 0 ? file : parseContentFile(contentModel, file.path, file.source),
  );
  const twice = fixFiles({ model: contentModel, files: again, disk: names, today: TODAY });
  expect(twice.filter(({ changes }) => changes.length > 0)).toEqual([]);
  const paths = new Set(broken.map(({ path }) => path));
  const mended = once.map(({ file }) => file).filter(({ path }) => paths.has(path));
  return new Map(mended.map(({ path, source }) => [path, source]));
}

describe('every mistake has its own words, and what --fix makes of it', () => {
  it('and there are at least sixty of them', () => {
    expect(mistakes.length).toBeGreaterThan(60);
  });

  it.each(mistakes)('%s', async (mistake) => {
    const source = await readFile(join(BROKEN, mistake), 'utf8');
    const path = toPath(mistake);
    const isContent = /\.(mdx|yaml)$/.test(path);
    const others = sample.filter((file) => file.path !== path);
    const files = isContent ? [...others, parseContentFile(contentModel, path, source)] : others;
    const drawing = path.endsWith('.svg') ? { drawing: source } : {};
    const names = new Map([
      ...disk,
      ...namedIn(source),
      [path, { bytes: source.length, ...drawing }],
    ]);
    const problems = checkFiles({ model: contentModel, files, disk: names, today: TODAY });
    const sources = new Map([
      ...files.map((file) => [file.path, file.source] as const),
      [path, source],
    ]);
    expect(problems.length).toBeGreaterThan(0);
    const report = toSnapshot(problems, (file) => sources.get(file) ?? '');
    const mended = problems.some(({ fix, file }) => fix !== undefined && file === path)
      ? (fixed.get(path) ?? fixTwice(files, names, files.slice(-1)).get(path))
      : source;
    await expect(report + toFixSnapshot(source, mended ?? source)).toMatchFileSnapshot(
      join(BROKEN, `${mistake}.report.txt`),
    );
  });
});

it('the sample site has no error', () => {
  const errors = checkFiles({ model: contentModel, files: sample, disk, today: TODAY }).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors).toEqual([]);
});
