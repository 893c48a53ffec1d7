import { toCardFile } from '../../lib/paths';
import type { PageRecord } from '../found/page-record';
import { isIndexable } from '../found/sitemap';
import type { Write } from '../prerender';
import { rememberCards } from './card-cache';
import { createCardPress } from './draw-card';

/** How many cards are under way at once, so that memory stays bounded. */
const AT_ONCE = 8;

interface Cards {
  /** The project's folder. */
  root: string;
  pages: PageRecord[];
  write: Write;
}

/** Writes the picture of every page for shared links. */
export async function writeCards({ root, pages, write }: Cards): Promise<void> {
  const markets = pages
    .filter(({ kind }) => kind === 'market')
    .map(({ title }) => firstWord(title));
  const draw = await rememberCards(root, markets, await createCardPress(markets));
  const waiting = pages.filter(isIndexable);
  const work = async () => {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      await write(toCardFile(page.path), await draw(page));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}
