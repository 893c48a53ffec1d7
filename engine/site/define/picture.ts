/** A picture ready for the page: its address, and for a drawing its view box in user units. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** An SVG that takes its colours from the page; anything else is shown as it is. */
  drawing: boolean;
  /** A photograph has copies in several widths; `src` is one of them. */
  copies?: Copies;
}

/** How a thing looks: where the page is light, and where it is dark. */
export interface PortraitPictures {
  day: Picture;
  night: Picture;
}

/** The copies of a photograph, of which each browser loads the one that fits. */
export interface Copies {
  /** The start of their addresses, which `-480.avif` completes. */
  base: string;
  /** In pixels, from narrow to wide; none wider than the original. */
  widths: number[];
  /** The mean colour, `#rrggbb`, that holds the place; none where one could look through. */
  colour?: string;
}
