import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digestParts, openDiskCache } from '../disk-cache';
import type { DrawCard } from './draw-card';

const INGREDIENTS = ['src/build/cards', 'src/build/fonts'];

/**
 * Remembers cards on disk by all that determines them: their words, the drawing, the fonts, this
 * code and the versions of the packages.
 * @param root the project's folder
 * @param constants what all cards of this build have in common
 * @param draw draws a card that is not remembered
 */
export async function rememberCards(
  root: string,
  constants: string[],
  draw: DrawCard,
): Promise<DrawCard> {
  const cache = await openDiskCache(root, 'cards');
  const common = await hashIngredients(root, constants);
  return (words) => cache.remember([common, words.section, words.title], () => draw(words));
}

async function hashIngredients(root: string, constants: string[]): Promise<Uint8Array> {
  const packages = await readFile(join(root, 'package-lock.json'));
  return digestParts([JSON.stringify(constants), packages, ...(await readIngredients())]);
}

async function readIngredients(): Promise<Uint8Array[]> {
  const files = await Promise.all(
    INGREDIENTS.map(async (folder) =>
      (await readdir(folder)).toSorted().map((file) => join(folder, file)),
    ),
  );
  return Promise.all(files.flat().map((file) => readFile(file)));
}
