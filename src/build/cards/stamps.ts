import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { Resvg } from '@resvg/resvg-js';

const FONTS = 'src/build/fonts';

const POST = 'H';

/** The fonts of the cards, the same on every machine. */
export const fonts: NonNullable<ResvgRenderOptions['font']> = {
  loadSystemFonts: false,
  fontFiles: [join(FONTS, 'archivo-wide.ttf'), join(FONTS, 'geist-mono.ttf')],
  defaultFontFamily: 'Geist Mono',
};

/** How words are set. */
export interface Setting {
  family: 'Archivo SemiBold' | 'Geist Mono';
  /** In pixels. */
  size: number;
  /** Between letters, in parts of the size. */
  tracking: number;
}

/** A word as pixels, to be pressed onto any card. */
export interface Stamp {
  /** How far the first column lies right of where the word begins. */
  left: number;
  width: number;
  /** How far the first row lies above the base line. */
  above: number;
  /** The pixels that ink covers: where each lies, row by row, and how much of it, 1 to 255. */
  marks: { at: number; cover: number }[];
}

/** So many words are kept: the names of products and markets come again, and most others do not. */
const KEPT = 500;
/** The size at which words are measured, in pixels: nothing but the scale differs at others. */
const MEASURED = 100;

/** Cuts each word once for each setting: drawing letters is what takes time. */
export function createStamps() {
  const stamps = new Map<string, Stamp>();
  const widths = new Map<string, number>();
  return {
    /** How far a word moves the pen, in pixels. */
    measure: (word: string, setting: Setting): number => {
      const measured = { ...setting, size: MEASURED };
      const width = getOrMake(widths, toKey(word, measured), () => readAdvance(word, measured));
      return (width * setting.size) / MEASURED;
    },
    cut: (word: string, setting: Setting): Stamp =>
      getOrMake(stamps, toKey(word, setting), () => cutStamp(word, setting)),
  };
}

function cutStamp(word: string, setting: Setting): Stamp {
  const { x, width } = readBox(word, setting);
  const above = setting.size;
  const field = { width: Math.ceil(width) + 2, height: Math.ceil(setting.size * 1.35) };
  const svg = toSvg(word, setting, { ...field, x: 1 - x, y: above });
  const { pixels } = new Resvg(svg, { font: fonts }).render();
  return { left: x - 1, width: field.width, above, marks: findMarks(pixels) };
}

function findMarks(pixels: Uint8Array): Stamp['marks'] {
  const marks: Stamp['marks'] = [];
  for (let at = 0; at < pixels.length / 4; at += 1) {
    const cover = pixels[at * 4 + 3] ?? 0;
    if (cover > 0) marks.push({ at, cover });
  }
  return marks;
}

/** The box of a word has no white at its sides; between two posts it has. */
function readAdvance(word: string, setting: Setting): number {
  const widthOf = (text: string) => readBox(text, setting).width;
  return widthOf(POST + word + POST) - widthOf(POST + POST);
}

function readBox(word: string, setting: Setting): { x: number; width: number } {
  const svg = toSvg(word, setting, { width: 1, height: 1, x: 0, y: 0 });
  const box = new Resvg(svg, { font: fonts }).getBBox();
  return { x: box?.x ?? 0, width: box?.width ?? 0 };
}

interface Field {
  width: number;
  height: number;
  x: number;
  y: number;
}

function toSvg(word: string, { family, size, tracking }: Setting, field: Field): string {
  const text = word.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const place = `x="${field.x}" y="${field.y}" letter-spacing="${tracking * size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${field.width}" height="${field.height}"><text ${place} font-family="${family}" font-size="${size}">${text}</text></svg>`;
}

function toKey(word: string, { family, size }: Setting): string {
  return `${family} ${size} ${word}`;
}

function getOrMake<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  if (known.size > KEPT) known.clear();
  known.set(key, value);
  return value;
}
