import type { CardWords, DrawCard } from './draw-card';
import { createCardPress } from './draw-card';

/** A card that is to be drawn. */
export interface CardTask {
  words: CardWords;
  /** The words at the feeders, the same for all cards. */
  markets: string[];
}

let press: Promise<DrawCard> | undefined;

/** Draws a card, in a thread. */
export async function drawCard({ words, markets }: CardTask): Promise<Uint8Array> {
  press ??= createCardPress(markets);
  const draw = await press;
  return draw(words);
}
