import { toCardFile } from '#check/addresses/paths';
import { openCache } from '#check/cache/cache';
import { digestFiles } from '#check/cache/digest';
import type { PhotoStore } from '../images/photo-store.ts';
import type { ServerEntry } from '../prerender/server-entry.ts';
import type { Write } from '../publish/dist-writer.ts';
import { isIndexable, type PageRecord } from '../seo/page-record.ts';
import type { CardTask } from './draw-card.ts';

/** Writes the preview image of a page for shared links, if it has one. */
export type WriteCard = (page: PageRecord) => Promise<void>;

interface CardOptions {
  root: string;
  entry: Pick<ServerEntry, 'brand' | 'card' | 'siteData'>;
  photos: Pick<PhotoStore, 'toJpeg'>;
  drawCard: (task: CardTask) => Promise<Uint8Array>;
  write: Write;
}

/** Prepares what writes cards, drawn or from the cache; an error names the page's address. */
export async function openCards(options: CardOptions): Promise<WriteCard> {
  const { root, entry, photos, drawCard, write } = options;
  const { card: design, siteData } = entry;
  const { colors, fonts } = entry.brand;
  const fontDigest = await digestFiles('.', [fonts.heading.file, fonts.mono.file]);
  const cache = openCache(root, ['engine/site/cards', 'engine/site/seo']);
  return async (page) => {
    const { path, head, breadcrumbs, cardLabels, cardPicture } = page;
    if (head.card !== undefined || !isIndexable(page)) return;
    const labels = [...breadcrumbs.map(({ label }) => label), ...cardLabels];
    // Whose it is, where a page stands below no other.
    const section = labels.join(' · ') || siteData.site.brand.group;
    const { title } = head;
    const picture = cardPicture?.src ?? '';
    const ground = colors.bg.light;
    const draw = async () => {
      const photo = await photos.toJpeg(picture, ground);
      return drawCard({ section, title, photo, design, fonts });
    };
    const key = [fontDigest, JSON.stringify({ design, fonts, section, title, picture, ground })];
    const card = await cache.remember(key, draw).catch((cause: unknown) => {
      throw new Error(`The card of ${path} cannot be drawn`, { cause });
    });
    await write(toCardFile(path), card);
  };
}
