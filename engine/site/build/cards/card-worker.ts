import type { CardWords, DrawCard } from './draw-card';
import { createCardRenderer } from './draw-card';

/** A card that is to be drawn. */
export interface CardTask {
  words: CardWords;
  /** The words at the feeders, the same for all cards. */
  markets: string[];
}

let renderer: Promise<DrawCard> | undefined;

/** Draws a card, in a thread. */
export async function drawCard({ words, markets }: CardTask): Promise<Uint8Array> {
  renderer ??= createCardRenderer(markets);
  const draw = await renderer;
  return draw(words);
}
