import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { z } from 'zod';

import { toDataFile } from '#check/addresses/paths';
import { UNKNOWN_PATH } from '../site/facts.ts';
import { SAMPLE_DIST as DIST } from '../site/folders.ts';
import type { Screen } from './screen-list.ts';

const FOLDER = new URL('screens/', import.meta.url);
const PALETTE = { palette: true, dither: 0, effort: 7, compressionLevel: 9 };

const dataSchema = z.looseObject({ build: z.string() });
const frameSchema = z.object({
  site: z.looseObject({ search: z.looseObject({ kinds: z.unknown() }) }),
});

/**
 * A digest of the text on a screen, in the data of the page and around it. Tags, files, field
 * names, the year and the build id are ignored, and what only search results show.
 */
function digestWords({ path, act }: Screen): string {
  const [page = '', query] = (path === UNKNOWN_PATH ? '/404' : path).split('?');
  const { site } = frameSchema.parse(readData('frame.json'));
  const { kinds, ...search } = site.search;
  const parts = [readData(toDataFile(page)), { ...site, search }];
  if (query !== undefined || act !== undefined) parts.push(kinds);
  if (query !== undefined) parts.push(readData('search-index.json'));
  const words = parts.flatMap(listWords).join('\n');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

function listWords(data: unknown): string[] {
  if (typeof data === 'object' && data !== null) return Object.values(data).flatMap(listWords);
  const text = String(data).replace(/<[^>]*>/g, '');
  return text.startsWith('/assets/') ? [] : [text];
}

/** Whether the pictures of a screen show its current text. */
export function hasKnownWords(screen: Screen): boolean {
  const file = toRecord(screen);
  return existsSync(file) && readText(file).trim() === digestWords(screen);
}

/**
 * Stores a new picture with few colors, at a sixth of its size, and records which text it shows.
 * @param screen what the picture shows
 * @param file its path
 * @param colors how many
 */
export async function keepPicture(screen: Screen, file: string, colors: number): Promise<void> {
  await writeFile(toRecord(screen), `${digestWords(screen)}\n`);
  const picture = await readFile(file);
  if ((await sharp(picture).metadata()).isPalette) return;
  await writeFile(
    file,
    await sharp(picture)
      .png({ ...PALETTE, colors })
      .toBuffer(),
  );
}

function toRecord({ name }: Screen): URL {
  return new URL(`${name}.words`, FOLDER);
}

function readData(file: string): unknown {
  const { build: _, ...words } = dataSchema.parse(JSON.parse(readText(new URL(file, DIST))));
  return words;
}

function readText(file: URL): string {
  return readFileSync(file, 'utf8');
}
