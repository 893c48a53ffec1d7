/** A picture ready for the page; the size of a drawing is its view box, in user units. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Whether it is an SVG that takes its colors from the page; anything else is shown as it is. */
  drawing: boolean;
  /** A photograph has renditions in several widths; `src` is one of them. */
  renditions?: Renditions;
}

/** A picture as a field states it: in a version for light pages and one for dark ones. */
export interface DayNightImage {
  day: string;
  night: string;
  /** One text for both. */
  alt: string;
}

/** How a thing looks on a light page and on a dark one. */
export type DayNightPictures = Record<'day' | 'night', Picture>;

/** The renditions of a photograph; each browser loads the one that fits. */
export interface Renditions {
  /** The start of their addresses, completed by `-480.avif` or the like. */
  base: string;
  /** In pixels, from narrow to wide; none wider than the original. */
  widths: number[];
  /** The mean color, `#rrggbb`, as a placeholder; none if the photograph is partly transparent. */
  color?: string;
}
