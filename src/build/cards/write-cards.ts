import pMap from 'p-map';

import { toCardFile } from '../../lib/paths';
import { rememberSuccess } from '../../lib/remember';
import { digestParts } from '../disk-cache';
import type { PageRecord } from '../found/page-record';
import { isIndexable } from '../found/sitemap';
import type { Stamps } from '../stamps';
import { digestPress, rememberCards } from './card-cache';
import { createCardPress } from './draw-card';

/** How many cards are under way at once, so that memory stays bounded. */
const AT_ONCE = 8;

interface Cards {
  /** The project's folder. */
  root: string;
  pages: PageRecord[];
  /** Receives each card. */
  stamps: Stamps;
}

/** Writes the picture of every page for shared links, as far as it changed. */
export async function writeCards({ root, pages, stamps }: Cards): Promise<void> {
  const markets = pages
    .filter(({ kind }) => kind === 'market')
    .map(({ title }) => firstWord(title));
  const press = await digestPress(root, markets);
  const openPress = rememberSuccess(() => createCardPress(markets));
  const draw = await rememberCards(root, async (words) => (await openPress())(words));
  const renew = ({ path, section, title }: PageRecord) => {
    const key = digestParts([press, section, title]).toString('base64url');
    const file = toCardFile(path);
    return stamps.renew(file, key, async (write) =>
      write(file, await draw(key, { section, title })),
    );
  };
  await pMap(pages.filter(isIndexable), renew, { concurrency: AT_ONCE });
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name;
}
