import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { CardWords, DrawCard } from './draw-card';

const CACHE = 'node_modules/.cache/cards';
const DIGEST = 32;
const INGREDIENTS = [import.meta.dirname, join(import.meta.dirname, '../fonts')];

/**
 * Remembers cards on disk by all that determines them: their words, the drawing, the fonts and this
 * code. Each file begins with the digest of the rest, so a damaged one is drawn again.
 * @param root the project's folder
 * @param constants what all cards of this build have in common
 * @param draw draws a card that is not remembered
 */
export async function rememberCards(
  root: string,
  constants: string[],
  draw: DrawCard,
): Promise<DrawCard> {
  const folder = join(root, CACHE);
  await mkdir(folder, { recursive: true });
  const common = await hashIngredients(constants);
  return async (words) => {
    const file = join(folder, toKey(common, words));
    const known = await readSound(file);
    if (known !== undefined) return known;
    const card = await draw(words);
    const fresh = `${file}.${process.pid}`;
    await writeFile(fresh, Buffer.concat([digest(card), card]));
    await rename(fresh, file);
    return card;
  };
}

async function hashIngredients(constants: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(constants));
  for (const folder of INGREDIENTS) {
    for (const file of (await readdir(folder)).toSorted()) {
      hash.update(file).update(await readFile(join(folder, file)));
    }
  }
  return hash.digest('hex');
}

function toKey(common: string, { section, title }: CardWords): string {
  const words = JSON.stringify([common, section, title]);
  return createHash('sha256').update(words).digest('hex').slice(0, 32);
}

async function readSound(file: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const card = bytes.subarray(DIGEST);
  return digest(card).equals(bytes.subarray(0, DIGEST)) ? card : undefined;
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
