import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

import { fitTitle, WORD_SPACE } from './fit-title';
import { COPPER_INK, INK, toPlaces } from './palette';
import type { Sheet } from './png';
import { encodePng, setPixel, toSheet } from './png';
import type { Setting, Stamp } from './stamps';
import { createStamps, fonts } from './stamps';

const WIDTH = 1200;
const MARGIN = 80;
const SECTION_LINE = 200;
/** The middle of the space between the section's words and the bus. */
const TITLE_MIDDLE = 330;
const CAPITAL = 0.7;

const SECTION: Setting = { family: 'Geist Mono', size: 22, tracking: 0 };
const toTitle = (size: number): Setting => ({ family: 'Archivo SemiBold', size, tracking: -0.013 });

/** The words of a card. */
export interface CardWords {
  /** Where the page stands, above its title. */
  section: string;
  title: string;
}

/** Draws the picture of a shared link: a PNG of 1200 by 630 pixels. */
export type DrawCard = (words: CardWords) => Promise<Uint8Array>;

/**
 * Prepares the paper that all cards share, once.
 * @param markets the words at the four feeders
 * @returns what draws a card onto a copy of it
 */
export async function createCardPress(markets: string[]): Promise<DrawCard> {
  const paper = await drawPaper(markets);
  const stamps = createStamps();
  const measure = (word: string, size: number) => stamps.measure(word, toTitle(size));
  return ({ section, title }) => {
    const card = { ...paper, rows: paper.rows.slice() };
    press(card, stamps.cut(section, SECTION), { x: MARGIN, y: SECTION_LINE, ink: COPPER_INK });
    const { size, leading, lines } = fitTitle(title, WIDTH - 2 * MARGIN, measure);
    const first = TITLE_MIDDLE + (CAPITAL * size - (lines.length - 1) * leading) / 2;
    lines.forEach((words, index) => {
      let x = MARGIN;
      for (const word of words) {
        const y = Math.round(first + index * leading);
        press(card, stamps.cut(word, toTitle(size)), { x, y, ink: INK });
        x += measure(word, size) + size * WORD_SPACE;
      }
    });
    return encodePng(card);
  };
}

async function drawPaper(markets: string[]): Promise<Sheet> {
  const template = await readFile('src/build/cards/card.svg', 'utf8');
  const names = [...markets];
  const svg = template.replace(/\{market\}/g, () => names.shift() ?? '');
  return toSheet(toPlaces(new Resvg(svg, { font: fonts }).render().pixels), WIDTH);
}

interface Target {
  x: number;
  /** The base line. */
  y: number;
  ink: { first: number; steps: number };
}

/** Presses a stamp onto plain paper; what lies beyond the right edge is cut off. */
function press(card: Sheet, { left, width, above, marks }: Stamp, { x, y, ink }: Target) {
  for (const { at, cover } of marks) {
    const step = Math.round((cover * ink.steps) / 255);
    const [column, row] = [Math.round(x + left) + (at % width), y - above + Math.floor(at / width)];
    if (step > 0 && column < card.width) {
      setPixel(card, { x: column, y: row, place: ink.first + step - 1 });
    }
  }
}
