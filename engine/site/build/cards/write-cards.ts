import { openCache } from '#base/cache';
import { digestFiles } from '#base/files';
import { toCardFile } from '#base/paths';
import type { Write } from '../dist-writer';
import type { PhotoStore } from '../images/photo-store';
import { isIndexable, type PageRecord } from '../seo/page-record';
import type { Workers } from '../workers';
import { type CardDesign, TEMPLATE } from './draw-card';

/** Writes the preview image of a page for shared links, if it has one. */
export type WriteCard = (page: PageRecord) => Promise<void>;

interface Place {
  /** The project's folder. */
  root: string;
  /** The names of all markets. */
  markets: string[];
  /** Shown on the card of a page that stands below no other. */
  group: string;
  brand: CardDesign['brand'];
  workers: Pick<Workers, 'drawCard'>;
  photos: Pick<PhotoStore, 'print'>;
  /** Receives each card. */
  write: Write;
}

/**
 * Prepares to write cards; those that are not cached are drawn.
 * @returns a function that writes the card of a page; if drawing fails, it throws an error with the
 *   page's address
 */
export async function openCards({
  root,
  markets,
  group,
  brand,
  workers,
  photos,
  write,
}: Place): Promise<WriteCard> {
  const names = markets.map((name) => name.split(' ')[0] ?? name);
  const { colors, fonts } = brand;
  const design = { markets: names, brand: { colors, fonts } };
  const files = [TEMPLATE, fonts.heading.file, fonts.mono.file];
  const common = [await digestFiles('.', files), JSON.stringify(design)];
  const cache = openCache(root, 'engine/site/build/cards/draw-card.ts');
  return async (page) => {
    const { path, head, breadcrumbs, cardLabels, cardPicture } = page;
    if (head.card !== undefined || !isIndexable(page)) return;
    const { title } = head;
    const places = [...breadcrumbs.map(({ label }) => label), ...cardLabels];
    const section = places.join(' · ') || group;
    const picture = cardPicture?.src ?? '';
    const draw = async () => {
      const photo = await photos.print(picture, colors.bg.light);
      return workers.drawCard({ words: { section, title }, photo, design });
    };
    const key = [...common, section, title, picture];
    const card = await cache.remember(key, draw).catch((cause: unknown) => {
      throw new Error(`The card of ${path} cannot be drawn`, { cause });
    });
    await write(toCardFile(path), card);
  };
}
