import type { Picture, PortraitPictures, SiteData } from '#site';

/** The data of the frame around every page. */
export interface FrameData extends SiteData {
  /** Small portraits by page address, each with the one that replaces it in the dark scheme. */
  thumbnails: Record<string, { day: string; night: string }>;
}

/** The smallest copies of portraits; products without one are skipped. */
export function listThumbnails(
  products: { path: string; portrait?: PortraitPictures | undefined }[],
): FrameData['thumbnails'] {
  const listed = products.flatMap(({ path, portrait }) =>
    portrait === undefined
      ? []
      : [[path, { day: toSmallest(portrait.day), night: toSmallest(portrait.night) }] as const],
  );
  return Object.fromEntries(listed);
}

function toSmallest({ src, copies }: Picture): string {
  return copies === undefined ? src : `${copies.base}-${copies.widths[0]}.avif`;
}
