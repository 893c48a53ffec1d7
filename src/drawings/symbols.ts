/** The products with a symbol of their own. */
export const productIcons = ['core', 'gridops', 'switch', 'lumen', 'powersync', 'link'] as const;
export type ProductIcon = (typeof productIcons)[number];

/** How a stroke of a symbol is drawn; a plain one has the color and weight of the text. */
export type StrokeKind = 'plain' | 'conductor' | 'solid' | 'bus' | 'plates' | 'blade';

/** One path of a symbol, in SVG's notation. */
interface SymbolStroke {
  d: string;
  kind: StrokeKind;
}

/** What the symbol of a product is drawn from. */
export interface SymbolSource {
  icon?: ProductIcon | undefined;
  designation: string;
}

/** The side of a symbol's square field. Its conductor runs along the center line. */
export const SYMBOL_FIELD = 96;

const stroke = (d: string, kind: StrokeKind = 'plain'): SymbolStroke => ({ d, kind });

function ring(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc}-${2 * radius} 0z`;
}

/** The graphical symbols of IEC 60617, with the lead at x = 48, in a field of 96 by 96. */
export const symbols: Record<ProductIcon, SymbolStroke[]> = {
  core: [
    stroke('M48 0v20M48 76v20', 'conductor'),
    stroke('M20 20h56v56H20zM20 33h56'),
    stroke('M29 45l5 20 6-15 6 15 5-20M58 43v22M58 56c0-7 10-7 10 0v9'),
  ],
  gridops: [
    stroke('M48 0v18M48 58v38', 'conductor'),
    stroke('M6 19h84', 'bus'),
    stroke('M20 19v13M48 19v13M76 19v13M20 58v14M76 58v14'),
    stroke('M16 28l8 8M24 28l-8 8M44 28l8 8M52 28l-8 8M72 28l8 8M80 28l-8 8'),
    stroke('M20 58l-10-21M48 58L38 37M76 58L66 37'),
    stroke('M20 82l-5-11h10zM76 82l-5-11h10z', 'solid'),
  ],
  switch: [
    stroke('M48 0v26M48 72v24', 'conductor'),
    stroke('M41 19l14 14M55 19L41 33'),
    stroke('M48 72V27', 'blade'),
    stroke(ring(48, 72, 3.5), 'solid'),
  ],
  lumen: [
    stroke('M48 0v22M48 74v22', 'conductor'),
    stroke(ring(48, 48, 26)),
    stroke('M29.6 29.6l36.8 36.8M66.4 29.6L29.6 66.4'),
  ],
  powersync: [
    stroke('M48 0v42M48 54v42', 'conductor'),
    stroke('M22 42h52M22 54h52', 'plates'),
    stroke('M25 73L71 27'),
    stroke('M76 22l-3 10-7-7z', 'solid'),
  ],
  link: [
    stroke('M48 0v96', 'conductor'),
    stroke('M48 60h24V18M60 8l12 16L84 8M72 8v16M48 60H29'),
    stroke(ring(24, 60, 5)),
    stroke(ring(48, 60, 6), 'solid'),
  ],
};

/** A functional unit of IEC 60617 containing its designation: for products without a symbol. */
export const unitSymbol: SymbolStroke[] = [
  stroke('M48 0v20M48 76v20', 'conductor'),
  stroke('M20 20h56v56H20z'),
];

/** A document: for articles that are not about a product. */
export const documentSymbol: SymbolStroke[] = [
  stroke('M24 10h34l14 14v62H24zM58 10v14h14M33 40h30M33 53h30M33 66h18'),
];

const LARGEST_LETTERS = 21;
/** The room inside the unit's box: letter size times number of letters. */
const ROOM_FOR_LETTERS = 80;

/** The size of a designation's letters in the box of a functional unit, in units of its field. */
export function fitLetters(designation: string): number {
  return Math.min(LARGEST_LETTERS, Math.floor(ROOM_FOR_LETTERS / designation.length));
}
