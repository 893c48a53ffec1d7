import type { SiteData } from '#site/define/site-data';
import type { Portrait } from '../ui/picture';

/** A small picture, and the one that takes its place where the page is dark. */
export interface Thumbnail {
  day: string;
  night: string;
}

/** What surrounds every page of this site. */
export interface FrameData extends SiteData {
  /** How products look, by the addresses of their pages. */
  thumbnails: Record<string, Thumbnail>;
}

/** The smallest copies of portraits; products without one are left out. */
export function listThumbnails(
  products: { path: string; portrait?: Portrait | undefined }[],
): FrameData['thumbnails'] {
  const listed = products.flatMap(({ path, portrait }) => {
    const [day, night] = [portrait?.day, portrait?.night].map((picture) => toSmallest(picture));
    return day === undefined || night === undefined ? [] : [[path, { day, night }] as const];
  });
  return Object.fromEntries(listed);
}

function toSmallest(picture: Portrait['day'] | undefined): string | undefined {
  const { copies } = picture ?? {};
  return copies && `${copies.base}-${copies.widths[0]}.avif`;
}
