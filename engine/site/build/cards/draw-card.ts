import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { Resvg } from '@resvg/resvg-js';
import { escapeText } from '#base/text';

import { fitTitle, WORD_SPACE } from './fit-title';
import type { Pixels } from './indexed-png';
import { createPrint } from './indexed-png';

const FONTS = 'engine/site/build/fonts';
const TEMPLATE = 'engine/site/build/cards/card.svg';
const SIZE = { width: 1200, height: 630 };
const PAPER = '#F6F4EF';
/** Bare paper, where the words of a card go; all cards have the rest in common. */
const FIELD = { left: 40, top: 165, width: 1120, height: 295 };
const MARGIN = 80;
const SECTION_LINE = 200;
/** The middle of the space between the section's words and the bus. */
const TITLE_MIDDLE = 330;
const CAPITAL = 0.7;
const TITLE = 'font-family="Archivo SemiBold" fill="#14181B"';
const TRACKING = -0.013;
const SECTION = 'font-family="Geist Mono" font-size="22" fill="#A8451A"';

/** The size at which words are measured, in pixels: nothing but the scale differs at others. */
const MEASURED = 100;
const POST = 'H';

const fontFiles = [join(FONTS, 'archivo-wide.ttf'), join(FONTS, 'geist-mono.ttf')];

/** What every card is drawn with, beside code. */
export const cardFiles: readonly string[] = [TEMPLATE, ...fontFiles];

/** The fonts of the cards, the same on every machine; a letter that they lack is left blank. */
const font: NonNullable<ResvgRenderOptions['font']> = {
  loadSystemFonts: false,
  fontFiles,
  defaultFontFamily: 'Geist Mono',
};

/** The words of a card. */
export interface CardWords {
  /** Where the page stands, above its title. */
  section: string;
  title: string;
}

/** A card that is to be drawn. */
export interface CardTask {
  words: CardWords;
  /** The words at the feeders, the same for all cards. */
  markets: string[];
}

/** Draws the picture of a shared link: a PNG of 1200 by 630 pixels. */
export type DrawCard = (words: CardWords) => Promise<Uint8Array>;

/**
 * Prepares the template that all cards share.
 * @param markets the words at the four feeders
 * @returns what writes the words of a card onto it
 */
export async function createCardRenderer(markets: string[]): Promise<DrawCard> {
  const names = [...markets];
  const template = await readFile(TEMPLATE, 'utf8');
  const paper = render(template.replace(/\{market\}/g, () => escapeText(names.shift() ?? '')));
  const print = createPrint(paper, SIZE, FIELD);
  const measure = createMeasure();
  return async ({ section, title }) => {
    const words = `<text x="${MARGIN}" y="${SECTION_LINE}" ${SECTION}>${escapeText(section)}</text>`;
    return print(render(toField(words + drawTitle(title, measure))));
  };
}

/** A drawing of the field alone. */
function toField(words: string): string {
  const { left, top, width, height } = FIELD;
  const place = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const box = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect ${place} fill="${PAPER}"/>${words}</svg>`;
}

function render(svg: string): Pixels {
  const { buffer, byteOffset, byteLength } = new Resvg(svg, { font }).render().pixels;
  return new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
}

function drawTitle(title: string, measure: Measure): string {
  const { size, leading, lines } = fitTitle(title, SIZE.width - 2 * MARGIN, measure);
  const first = TITLE_MIDDLE + (CAPITAL * size - (lines.length - 1) * leading) / 2;
  const rows = lines.map((words, index) => {
    let x = MARGIN;
    return words.map((word) => {
      const text = `<text x="${x}" y="${Math.round(first + index * leading)}">${escapeText(word)}</text>`;
      x += measure(word, size) + size * WORD_SPACE;
      return text;
    });
  });
  return `<g ${TITLE} ${toType(size)}>${rows.flat().join('')}</g>`;
}

/** The width of a word at a size, in pixels. */
type Measure = (word: string, size: number) => number;

/** Measures each word once, whatever the sizes that are tried and the titles in which it stands. */
function createMeasure(): Measure {
  const advances = new Map<string, number>();
  return (word, size) => {
    const advance = advances.get(word) ?? readAdvance(word);
    advances.set(word, advance);
    return (advance * size) / MEASURED;
  };
}

/** How far a word moves the pen: its box has no white at its sides, between two posts it has. */
function readAdvance(word: string): number {
  return widthOf(POST + word + POST) - widthOf(POST + POST);
}

function widthOf(words: string): number {
  const text = `<text ${TITLE} ${toType(MEASURED)}>${escapeText(words)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${text}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

function toType(size: number): string {
  return `font-size="${size}" letter-spacing="${TRACKING * size}"`;
}
