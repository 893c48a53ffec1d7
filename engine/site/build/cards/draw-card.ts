import { readFile } from 'node:fs/promises';
import { type RenderedImage, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { escapeText } from '#base/text';
import type { Brand } from '../../define/brand';

/** The template of all cards. */
export const TEMPLATE = 'engine/site/build/cards/card.svg';

/** Where the title goes, in pixels: vertically centered between the section and the bus. */
const FIELD = { left: 80, middle: 330, width: 1040 };
/** Where a photograph goes, between the frame and the bus. */
const PHOTO = { x: 654, y: 80, width: 504, height: 378 };
/** Title sizes in pixels, with the most lines that fit: the first suitable one is used. */
const SIZES = [
  { size: 76, leading: 84, most: 2 },
  { size: 60, leading: 68, most: 3 },
  { size: 48, leading: 54, most: 4 },
];
const CAPITAL = 0.7;
/** The font size at which words are measured; widths scale linearly. */
const MEASURED = 100;

/** The text of a card. */
interface CardWords {
  /** The part of the site that the page belongs to, shown above its title. */
  section: string;
  title: string;
}

/** A card to draw. */
export interface CardTask {
  words: CardWords;
  /** A 4:3 JPEG, flattened onto the background of cards. */
  photo: Uint8Array | undefined;
  design: CardDesign;
}

/** What all cards of a build share: the labels at the feeders, colors and fonts. */
interface CardDesign {
  markets: string[];
  brand: Brand;
}

/** The width of a word, relative to the font size. */
type Measure = (word: string) => number;

/** Draws the preview image of a shared link: a PNG of 1200 by 630 pixels. */
export type DrawCard = (words: CardWords, photo?: Uint8Array) => Promise<Uint8Array>;

/** Prepares what draws cards: fills in the colors and font families of their template, by name. */
export async function createCardRenderer({ markets, brand }: CardDesign): Promise<DrawCard> {
  const names = [...markets];
  const { colors, fonts } = brand;
  const values = new Map(Object.entries(colors).map(([name, { light }]) => [name, light]));
  for (const [name, { family }] of Object.entries(fonts)) values.set(name, family);
  const text = await readFile(TEMPLATE, 'utf8');
  const template = text
    .replace(/\{([\w-]+)\}/g, (hole, name) => values.get(name) ?? hole)
    .replace(/\{market\}/g, () => escapeText(names.shift() ?? ''));
  // No system fonts, so that cards are the same on every machine; missing glyphs stay blank.
  const fontFiles = [fonts.heading.file, fonts.mono.file];
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: fonts.mono.family };
  const measure = createMeasure(font, fonts.heading.family);
  return async ({ section, title }, photo) => {
    const width = photo ? PHOTO.x - FIELD.left : FIELD.width;
    const svg = template
      .replace('{section}', () => escapeText(section))
      .replace('{title}', () => (photo ? toImage(photo) : '') + drawTitle(title, width, measure));
    const card = new Resvg(svg, { font }).render();
    return toPng(card, photo !== undefined);
  };
}

function toImage(photo: Uint8Array): string {
  const { x, y, width, height } = PHOTO;
  const data = Buffer.from(photo).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/jpeg;base64,${data}"/>`;
}

/** A palette cuts a photograph to a tenth of its bytes, but quadruples the work for a drawing. */
async function toPng({ pixels, width, height }: RenderedImage, hasPhoto: boolean) {
  const { default: sharp } = await import('sharp');
  // No card is drawn twice, and cards are already drawn in parallel: both would only cost memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const options = hasPhoto ? { palette: true, effort: 7 } : { compressionLevel: 6 };
  const raw = { width, height, channels: 4 } as const;
  return sharp(pixels, { raw }).removeAlpha().png(options).toBuffer();
}

/** A title at the largest size at which it fits; one that fits at none ends in an ellipsis. */
function drawTitle(title: string, room: number, measure: Measure): string {
  const tried = SIZES.map((type) => ({
    ...type,
    lines: breakLines(title, type.size, room, measure),
  }));
  const fitting = tried.find(({ lines, most }) => lines.length <= most) ?? tried.at(-1);
  if (fitting === undefined) return '';
  const { size, leading, most, lines } = fitting;
  const shown = lines.slice(0, most);
  if (lines.length > most) {
    const last = shown.pop() ?? '';
    shown.push(`${last.slice(0, Math.max(last.lastIndexOf(' '), 0))} …`);
  }
  const first = FIELD.middle + (CAPITAL * size - (shown.length - 1) * leading) / 2;
  return shown.map((line, at) => toText(line, size, Math.round(first + at * leading))).join('');
}

function breakLines(title: string, size: number, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  // The width of a space, including side bearings.
  const space = (measure('o o') - 2 * measure('o')) * size;
  let left = 0;
  for (const word of title.split(' ')) {
    const width = measure(word) * size;
    const line = lines.at(-1);
    if (line !== undefined && width + space <= left) lines[lines.length - 1] += ` ${word}`;
    else [left] = [room + space, lines.push(word)];
    left -= width + space;
  }
  return lines;
}

/** Measures words in a font, each only once. */
function createMeasure(font: NonNullable<ResvgRenderOptions['font']>, family: string): Measure {
  const widths = new Map<string, number>();
  return (word) => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const text = toText(word, MEASURED, 0);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" font-family="${family}">${text}</svg>`;
    const width = (new Resvg(svg, { font }).getBBox()?.width ?? 0) / MEASURED;
    widths.set(word, width);
    return width;
  };
}

function toText(line: string, size: number, y: number): string {
  const spacing = `letter-spacing="${-0.013 * size}" word-spacing="${-0.06 * size}"`;
  return `<text x="${FIELD.left}" y="${y}" font-size="${size}" ${spacing}>${escapeText(line)}</text>`;
}
