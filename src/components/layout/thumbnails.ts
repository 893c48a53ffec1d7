import { isPlaceholder } from '#check/addresses/paths';
import type { DayNightPictures, Picture, SiteData } from '#site';

/** The data of the frame around every page. */
export interface LayoutData extends SiteData {
  /** Small pictures by page address, each with the one that replaces it in the dark scheme. */
  thumbnails: Record<string, { day: string; night: string }>;
}

/** The smallest renditions of portraits; products without one are skipped. */
export function listThumbnails(
  products: { path: string; portrait?: DayNightPictures | undefined }[],
): LayoutData['thumbnails'] {
  const portraits = products.flatMap(({ path, portrait }) =>
    portrait === undefined
      ? []
      : [[path, { day: toSmallest(portrait.day), night: toSmallest(portrait.night) }] as const],
  );
  return Object.fromEntries(portraits);
}

/** The scenes of markets, which know both schemes; markets without one are skipped. */
export function listScenes(
  markets: { path: string; scene?: { src: string } | undefined }[],
): LayoutData['thumbnails'] {
  const scenes = markets.flatMap(({ path, scene }) =>
    scene === undefined ? [] : [[path, { day: scene.src, night: scene.src }] as const],
  );
  return Object.fromEntries(scenes);
}

interface Newest {
  path: string;
  title: string;
  category: string;
  image: Picture;
}

/**
 * Adds the newest article and its figure to the panel of its list; without an article, or if that
 * list has no panel, the frame is returned unchanged.
 * @param list the address of the list
 */
export function showNewest(
  frame: LayoutData,
  list: string,
  newest: Newest | undefined,
): LayoutData {
  if (newest === undefined) return frame;
  const { path, title, category, image } = newest;
  const src = toSmallest(image);
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

function toSmallest({ src, renditions }: Picture): string {
  return renditions === undefined ? src : `${renditions.base}-${renditions.widths[0]}.avif`;
}
