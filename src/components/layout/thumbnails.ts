import { isPlaceholder } from '#base/paths';
import type { SiteData } from '#site';
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

interface Newest {
  path: string;
  title: string;
  category: string;
  image: Portrait['day'];
}

/**
 * The newest article in the panel of the list it stands in, with its figure; without an article, or
 * where that list has no panel, the frame stays as it is.
 * @param list the address of the list
 */
export function showNewest(frame: FrameData, list: string, newest: Newest | undefined): FrameData {
  if (newest === undefined) return frame;
  const { path, title, category, image } = newest;
  const src = toSmallest(image) ?? image.src;
  const column = { title: category, links: [{ label: title, to: path }], large: true };
  const navigation = frame.site.navigation.map((link) =>
    link.to === list && link.panel
      ? { ...link, panel: { columns: [column, ...link.panel.columns] } }
      : link,
  );
  const figure = isPlaceholder(src) ? {} : { [path]: { day: src, night: src } };
  return {
    ...frame,
    site: { ...frame.site, navigation },
    thumbnails: { ...frame.thumbnails, ...figure },
  };
}

function toSmallest(picture: Portrait['day'] | undefined): string | undefined {
  const { copies } = picture ?? {};
  return copies && `${copies.base}-${copies.widths[0]}.avif`;
}
