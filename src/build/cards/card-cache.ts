import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digestParts, openDiskCache } from '../disk-cache';
import type { CardWords, DrawCard } from './draw-card';

const INGREDIENTS = ['src/build/cards', 'src/build/fonts'];

/**
 * Remembers cards on disk.
 * @param root the project's folder
 * @param draw draws a card that is not remembered
 * @returns draws or remembers a card by its key
 */
export async function rememberCards(
  root: string,
  draw: DrawCard,
): Promise<(key: string, words: CardWords) => Promise<Uint8Array>> {
  const cache = await openDiskCache(root, 'cards');
  return (key, words) => cache.remember([key], () => draw(words));
}

/**
 * A digest of what decides how every card looks: the drawing, the fonts, the code and the versions
 * of the packages.
 * @param root the project's folder
 * @param constants what all cards of this build have in common
 */
export async function digestPress(root: string, constants: string[]): Promise<Uint8Array> {
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
