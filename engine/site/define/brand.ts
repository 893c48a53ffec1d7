/** A color in both schemes, in CSS notation: `#` and six hexadecimal digits. */
export type Color = Record<'light' | 'dark', string>;

/** A static font: its family name, as in the file, and the path of that TrueType file. */
export type Font = Record<'family' | 'file', string>;

/** What cards, the web manifest and the ground of photographs are made with. */
export interface Brand {
  /** `bg` is the color of the page. */
  colors: Readonly<Record<string, Color>> & Record<'bg', Color>;
  /** What drawings call some of the colors, too: the name of a color by the other name. */
  aliases?: Readonly<Record<string, string>>;
  fonts: Record<'heading' | 'mono', Font>;
}

/** What all cards of shared links look like; lengths are in pixels. */
export interface CardDesign {
  /** An SVG of 1200 by 630, with `{section}` in a text and `{title}` among its elements. */
  template: string;
  /** Where the title goes, vertically centered on `middle`. */
  title: Record<'left' | 'middle' | 'width', number>;
  /** Sizes of the title, with the most lines that fit: the first suitable one is used. */
  sizes: Record<'size' | 'leading' | 'most', number>[];
  /** Where a photograph goes, right of the title. */
  photo: Record<'x' | 'y' | 'width' | 'height', number>;
}
