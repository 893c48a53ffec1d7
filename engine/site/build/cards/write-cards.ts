import { openCache } from '#base/cache';
import { digestFiles } from '#base/files';
import { toCardFile } from '#base/paths';
import type { Brand } from '../../define/brand';
import type { Write } from '../dist-writer';
import type { PhotoStore } from '../images/photo-store';
import { isIndexable, type PageRecord } from '../seo/page-record';
import type { Workers } from '../workers';
import { TEMPLATE } from './draw-card';

/** Writes the preview image of a page for shared links, if it has one. */
export type WriteCard = (page: PageRecord) => Promise<void>;

interface Place {
  root: string;
  /** The names of all markets. */
  markets: string[];
  /** Shown on the card of a page that stands below no other. */
  group: string;
  brand: Brand;
  workers: Pick<Workers, 'drawCard'>;
  photos: Pick<PhotoStore, 'print'>;
  write: Write;
}

/** Prepares what writes cards, drawn or from the cache; an error names the page's address. */
export async function openCards(place: Place): Promise<WriteCard> {
  const { root, group, brand, workers, photos, write } = place;
  const markets = place.markets.map((name) => name.split(' ')[0] ?? name);
  const design = { markets, brand };
  const files = [TEMPLATE, brand.fonts.heading.file, brand.fonts.mono.file];
  const common = [await digestFiles('.', files), JSON.stringify(design)];
  const cache = openCache(root, 'engine/site/build/cards/draw-card.ts');
  return async (page) => {
    const { path, head, breadcrumbs, cardLabels, cardPicture } = page;
    if (head.card !== undefined || !isIndexable(page)) return;
    const places = [...breadcrumbs.map(({ label }) => label), ...cardLabels];
    const words = { section: places.join(' · ') || group, title: head.title };
    const picture = cardPicture?.src ?? '';
    const draw = async () => {
      const photo = await photos.print(picture, brand.colors.bg.light);
      return workers.drawCard({ words, photo, design });
    };
    const key = [...common, words.section, words.title, picture];
    const card = await cache.remember(key, draw).catch((cause: unknown) => {
      throw new Error(`The card of ${path} cannot be drawn`, { cause });
    });
    await write(toCardFile(path), card);
  };
}
