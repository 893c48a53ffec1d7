/** A color in either scheme, as CSS writes it: `#` and six hexadecimal digits. */
export type Color = Record<'light' | 'dark', string>;

/** A static font: the name of its family, as its file says it, and the path of that TrueType file. */
export type Font = Record<'family' | 'file', string>;

/** What the engine draws with: cards of shared links, icons, placeholders, the web manifest. */
export interface Brand {
  colors: Record<
    'bg' | 'bg-2' | 'band' | 'rule' | 'ink' | 'ink-2' | 'ink-3' | 'copper' | 'placeholder-line',
    Color
  >;
  fonts: Record<'heading' | 'mono', Font>;
  /** What the fonts are called in the list of licences, and the path of their licence. */
  fontLicence: { name: string; file: string };
}
