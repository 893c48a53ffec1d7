import { type RenderedImage, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Brand, CardDesign } from '../define/brand.ts';
import { printXmlPart, type XmlTree } from '../seo/xml.ts';

/** The height of capitals, relative to the font size. */
const CAPITAL = 0.7;
/** The font size at which words are measured; widths scale linearly. */
const MEASURED = 100;

/** A card to draw. */
export interface CardTask {
  /** The part of the site that the page belongs to, shown above its title. */
  section: string;
  title: string;
  /** A JPEG of the design's proportions, flattened onto the background of cards. */
  photo: Uint8Array | undefined;
  design: CardDesign;
  fonts: Brand['fonts'];
}

/** The width of a word, relative to the font size. */
type Measure = (word: string) => number;

/** Draws the preview image of a shared link: a PNG of 1200 by 630 pixels. */
export async function drawCard(task: CardTask): Promise<Uint8Array> {
  const { section, photo, design, fonts } = task;
  // The fonts have letters with their accents, but no accents by themselves.
  const title = task.title.normalize('NFC');
  // No system fonts, so that cards are the same on every machine; missing glyphs stay blank.
  const fontFiles = [fonts.heading.file, fonts.mono.file];
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: fonts.mono.family };
  const measure = (word: string) => measureWord(word, { font }, fonts.heading.family);
  const svg = design.template
    .replace('{section}', () => printXmlPart({ '#text': section.normalize('NFC') }))
    .replace(
      '{title}',
      () => (photo ? toImage(photo, design) : '') + drawTitle({ ...task, title }, measure),
    );
  return toPng(new Resvg(svg, { font }).render());
}

function toImage(picture: Uint8Array, { photo: { x, y, width, height } }: CardDesign): string {
  const href = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;
  const attributes = { '@x': x, '@y': y, '@width': width, '@height': height, '@href': href };
  return printXmlPart({ image: attributes });
}

/**
 * Encodes a card in full color. A palette would halve the bytes of a card with a photograph, which only
 * the servers of other sites fetch, but take ten times as long.
 */
async function toPng({ pixels, width, height }: RenderedImage): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // No card is drawn twice, and cards are already drawn in parallel: both would only cost memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const raw = { width, height, channels: 4 } as const;
  return sharp(pixels, { raw }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}

/** A title at the largest size at which it fits; one that fits at none ends in an ellipsis. */
function drawTitle({ title, photo, design }: CardTask, measure: Measure): string {
  const { left, middle, width } = design.title;
  const room = photo ? design.photo.x - left : width;
  const tried = design.sizes.map((type) => ({
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
  const first = middle + (CAPITAL * size - (shown.length - 1) * leading) / 2;
  const text = shown.map((line, at) => toText(line, size, left, Math.round(first + at * leading)));
  return printXmlPart({ text });
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

/** The widths of words that were measured, by the drawing that measures one. */
const widths = new Map<string, number>();

function measureWord(word: string, options: ResvgRenderOptions, family: string): number {
  const text = toText(word, MEASURED, 0, 0);
  const field = { '@xmlns': 'http://www.w3.org/2000/svg', '@width': 1, '@height': 1 };
  const svg = printXmlPart({ svg: { ...field, '@font-family': family, text } });
  const width = widths.get(svg) ?? (new Resvg(svg, options).getBBox()?.width ?? 0) / MEASURED;
  widths.set(svg, width);
  return width;
}

/** A text element of a card. */
function toText(line: string, size: number, x: number, y: number): XmlTree {
  const spacing = { '@letter-spacing': -0.013 * size, '@word-spacing': -0.06 * size };
  return { '@x': x, '@y': y, '@font-size': size, ...spacing, '#text': line };
}
