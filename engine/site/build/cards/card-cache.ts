import { digestParts, openDiskCache } from '#base/disk-cache';
import { digestFiles, listFiles } from '#base/files';
import type { CardWords, DrawCard } from './draw-card';

const INGREDIENTS = ['engine/site/build/cards', 'engine/site/build/fonts'];

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
  const lists = await Promise.all(INGREDIENTS.map((folder) => listFiles('.', folder)));
  const packages = await digestFiles(root, ['package-lock.json']);
  const code = await digestFiles('.', lists.flat());
  return digestParts([JSON.stringify(constants), packages, code]);
}
