/** A color in both schemes, in CSS notation: `#` and six hexadecimal digits. */
export type Color = Record<'light' | 'dark', string>;

/** A static font: its family name, as in the file, and the path of that TrueType file. */
export type Font = Record<'family' | 'file', string>;

/** What the engine draws with: cards of shared links, icons, placeholders, the web manifest. */
export interface Brand {
  colors: Record<
    'bg' | 'bg-2' | 'band' | 'rule' | 'ink' | 'ink-2' | 'ink-3' | 'copper' | 'placeholder-line',
    Color
  >;
  fonts: Record<'heading' | 'mono', Font>;
}
