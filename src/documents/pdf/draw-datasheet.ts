import type { SiteData } from '#site';
import { formatDayInEnglish } from '../../lib/dates.ts';
import type { Datasheet } from '../datasheet.ts';
import { writeFeatures, writeOrderingCode, writeTable } from './blocks.ts';
import { drawMark, drawSymbol, writeOutline } from './drawings.ts';
import type { Pen, Style, TextBox } from './pen.ts';
import { closeDocument, drawPath, INK, openDocument, write } from './pen.ts';

/** The frame is 15 mm from the upper and lower edges, so that it also fits on Letter. */
const FRAME = { x: 34, y: 43, width: 527, height: 756 };
const FRAME_LINE = { color: INK.text, weight: 1 };
const PADDING = 20;
const CONTENT = { x: FRAME.x + PADDING, width: FRAME.width - 2 * PADDING };
const COLUMN_GAP = 24;
/** The factor by which the columns shrink at a time, until they fit on the page. */
const SHRINK = 0.97;
const FOOT = 46;
const SYMBOL = 84;
/** With a portrait, the symbol is a small tag. */
const TAG = 44;
const PORTRAIT = { width: 150, height: 112.5 };

const KIND: Style = { font: 'mono', size: 8, color: INK.copper };
const NAME: Style = { font: 'heading', size: 30, color: INK.text };
const LEAD: Style = { font: 'text', size: 9.5, color: INK.text };
const CELL_NAME: Style = { font: 'mono', size: 6, color: INK.muted };
const CELL: Style = { font: 'text', size: 7.5, color: INK.text };

/**
 * Draws a datasheet as a PDF: one A4 page, from the same data as the page on the site. The same
 * data always produces the same bytes. If there is too much text, that of the columns shrinks.
 * @param datasheet the datasheet, as its page shows it
 * @param frame the brand and its contact
 * @param portrait the product as a JPEG on white, 4:3
 * @returns the bytes of the file
 */
export async function drawDatasheet(
  datasheet: Datasheet,
  { site }: SiteData,
  portrait?: Uint8Array,
): Promise<Buffer> {
  const { product, copy, fields } = datasheet;
  const pen = openDocument({
    Title: `${product.name} ${copy.title.toLowerCase()}`,
    Author: `${site.brand.name}, ${site.brand.group}`,
    Subject: product.description,
    Keywords: [product.name, product.category, product.designation, datasheet.drawing].join(', '),
    Creator: site.brand.name,
    CreationDate: new Date(`${fields.revised}T00:00:00Z`),
    ModDate: new Date(`${fields.revised}T00:00:00Z`),
  });
  const { x, y, width } = FRAME;
  drawPath(pen, `M${x} ${y}h${width}v${FRAME.height}h${-width}z`, FRAME_LINE);
  const top = writeHead(pen, datasheet, site.brand.name, portrait);
  const height = writeOrderingCode(openDocument({}), datasheet, { ...CONTENT, y: 0 });
  const bottom = FRAME.y + FRAME.height - FOOT - PADDING / 2 - height;
  writeColumns(pen, datasheet, top, bottom);
  writeOrderingCode(pen, datasheet, { ...CONTENT, y: bottom });
  writeFoot(pen, datasheet, site);
  return closeDocument(pen);
}

function writeHead(pen: Pen, datasheet: Datasheet, brand: string, portrait?: Uint8Array): number {
  const { product, copy } = datasheet;
  const top = FRAME.y + PADDING;
  const side = portrait ? TAG : SYMBOL;
  const right = CONTENT.x + CONTENT.width - (portrait ? PORTRAIT.width : 0);
  const symbol = { x: right - side, y: top, side };
  const width = symbol.x - CONTENT.x - (portrait ? 14 : 90);
  writeBrand(pen, brand, { x: CONTENT.x, y: top });
  drawSymbol(pen, product, symbol);
  if (portrait) drawPortrait(pen, portrait, { x: right, alt: product.portrait?.day.alt ?? '' });
  write(pen, 'P', copy.title, { x: CONTENT.x, y: top + 24, width, ...KIND });
  const below = write(pen, 'H1', product.name, { x: CONTENT.x, y: top + 34, width, ...NAME });
  const text = `${product.category}, ${product.designation}. ${product.tagline}`;
  const end = write(pen, 'P', text, { x: CONTENT.x, y: below + 1, width, ...LEAD });
  const line = Math.max(end + 12, FRAME.y + 124);
  drawConductor(pen, symbol, line);
  drawPath(pen, `M${CONTENT.x} ${line}h${CONTENT.width}`, FRAME_LINE);
  return line + 16;
}

/** The logo and name of the brand, its first word heavier than the others. */
function writeBrand(pen: Pen, brand: string, { x, y }: { x: number; y: number }): void {
  drawMark(pen, { x, y: y - 3, side: 17 });
  pen.parent.add(
    pen.doc.struct('P', {}, () => {
      const [first = '', ...others] = brand.split(' ');
      const { doc } = pen;
      doc.fillColor(INK.text).font('heading').fontSize(10.5);
      doc.text(first, x + 24, y, { continued: true, lineBreak: false });
      doc.font('text').text(` ${others.join(' ')}`, { continued: false });
    }),
  );
}

/** The copper feeder: from the frame into the symbol, and out of it to the line below the head. */
function drawConductor(pen: Pen, symbol: { x: number; y: number; side: number }, line: number) {
  const x = symbol.x + symbol.side / 2;
  const path = `M${x} ${FRAME.y}V${symbol.y + 1}M${x} ${symbol.y + symbol.side - 1}V${line}`;
  drawPath(pen, path, { color: INK.copper, weight: (2 * symbol.side) / 96 });
}

/** The product itself, in the corner of the frame. */
function drawPortrait(pen: Pen, portrait: Uint8Array, { x, alt }: { x: number; alt: string }) {
  const y = FRAME.y + 6;
  const draw = () => pen.doc.image(Buffer.from(portrait), x, y, PORTRAIT);
  pen.parent.add(pen.doc.struct('Figure', { alt }, draw));
}

/** Writes the two columns between the head and the ordering code, as large as will fit. */
function writeColumns(pen: Pen, datasheet: Datasheet, top: number, bottom: number): void {
  const scratch = openDocument({});
  let scale = 1;
  while (drawColumns(scratch, datasheet, scale) > bottom - top) scale *= SHRINK;
  pen.doc.save().translate(CONTENT.x, top).scale(scale);
  drawColumns(pen, datasheet, scale);
  pen.doc.restore();
}

/**
 * Draws the columns from the origin, as wide as the page allows at a scale.
 * @returns their height at that scale, in points
 */
function drawColumns(pen: Pen, datasheet: Datasheet, scale: number): number {
  const width = (CONTENT.width / scale - COLUMN_GAP) / 2;
  const left = { x: 0, width, y: writeLeft(pen, datasheet, { x: 0, y: 0, width }) };
  const right = { x: width + COLUMN_GAP, width, y: 0 };
  for (const table of datasheet.tables) right.y = writeTable(pen, table, right);
  const shorter = left.y < right.y ? left : right;
  shorter.y = writeRevisions(pen, datasheet, shorter);
  return Math.max(left.y, right.y) * scale;
}

function writeLeft(pen: Pen, datasheet: Datasheet, box: TextBox): number {
  const belowRatings = writeTable(pen, datasheet.ratings, box);
  const belowFeatures = writeFeatures(pen, datasheet, { ...box, y: belowRatings });
  return writeOutline(pen, datasheet, { ...box, y: belowFeatures });
}

/** Writes the revisions, which stand below the shorter of the two columns. */
function writeRevisions(pen: Pen, datasheet: Datasheet, box: TextBox): number {
  const rows = datasheet.revisions.map(({ revision, revised, change }) => ({
    label: revision,
    value: `${formatDayInEnglish(revised)}. ${change}`,
  }));
  const revisions = { title: datasheet.copy.headings.revisions, rows, labelShare: 0.1 };
  return writeTable(pen, revisions, box);
}

function writeFoot(pen: Pen, datasheet: Datasheet, { brand, contact }: SiteData['site']): void {
  const { copy, fields } = datasheet;
  const { cells } = copy;
  const y = FRAME.y + FRAME.height - FOOT;
  const content: [name: string, text: string, width: number][] = [
    [cells.company, `${brand.name}\n${brand.group}`, 132],
    [cells.contact, `${contact.email}\n${contact.phone}`, 135],
    [cells.drawing, datasheet.drawing, 78],
    [cells.sheet, copy.onlySheet, 54],
    [cells.revision, fields.revision, 42],
    [cells.released, formatDayInEnglish(fields.revised), 86],
  ];
  let x = FRAME.x;
  drawPath(pen, `M${x} ${y}h${FRAME.width}`, FRAME_LINE);
  for (const [name, text, width] of content) {
    const column = { x: x + 9, width: width - 14 };
    if (x > FRAME.x) drawPath(pen, `M${x} ${y}v${FOOT}`, { color: INK.text, weight: 0.7 });
    const below = write(pen, 'P', name, { ...column, y: y + 8, ...CELL_NAME });
    write(pen, 'P', text, { ...column, y: below + 2, ...CELL });
    x += width;
  }
}
