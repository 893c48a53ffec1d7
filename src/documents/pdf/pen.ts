import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brand } from '../../brand.ts';

const { colors, fonts } = brand;

/** The font files as data URLs, by path from the root of the project. */
const fontFiles = import.meta.glob<string>('/src/styles/fonts/*.ttf', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The colors of the light scheme used in print. */
export const INK = {
  text: colors.ink.light,
  muted: colors['ink-3'].light,
  rule: colors.rule.light,
  copper: colors.copper.light,
};

export interface Style {
  font: keyof typeof fonts;
  /** In points. */
  size: number;
  color: string;
}

/** The position of text: the upper left corner and width of its column, in points. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
}

/** The tools to draw a datasheet: the document, and the current element of its structure tree. */
export interface Pen {
  doc: PDFKit.PDFDocument;
  parent: PDFKit.PDFStructureElement;
}

/**
 * Opens a document of one A4 page, tagged for screen readers.
 * @param info the document's properties; a fixed date makes the bytes identical in every build
 */
export function openDocument(info: PDFKit.DocumentInfo): Pen {
  const look = { size: 'A4', margin: 0, lang: 'en', displayTitle: true };
  const doc = new PDFDocument({ ...look, pdfVersion: '1.7', tagged: true, info });
  for (const [name, { file }] of Object.entries(fonts)) doc.registerFont(name, readFont(file));
  const parent = doc.struct('Document');
  doc.addStructure(parent);
  return { doc, parent };
}

function readFont(file: string): Buffer {
  const address = fontFiles[`/${file}`];
  if (address === undefined) throw new Error(`${file} of src/brand.ts is no font of the project`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Adds an element to the structure tree; what the returned pen draws belongs to it. */
export function nest({ doc, parent }: Pen, type: string): Pen {
  const child = doc.struct(type);
  parent.add(child);
  return { doc, parent: child };
}

/**
 * Writes text into a column.
 * @param type its element in the structure tree, such as `P` or `TH`
 * @returns the y below the last line
 */
export function write(pen: Pen, type: string, text: string, box: TextBox & Style): number {
  const { doc, parent } = pen;
  // The fonts have letters with their accents, but no accents by themselves.
  const normalized = text.normalize('NFC');
  const { x, y, width, font, size, color } = box;
  // An infinite height: text beyond the unscaled page's edge must not start a new datasheet.
  const options = { width, lineGap: size * 0.18, height: Number.POSITIVE_INFINITY };
  doc.font(font).fontSize(size).fillColor(color);
  const below = y + doc.heightOfString(normalized, options);
  const scope = type === 'TH' ? { scope: 'Row' as const } : {};
  parent.add(doc.struct(type, scope, () => doc.text(normalized, x, y, options)));
  return below;
}

/** Draws what is decorative for screen readers: lines, frames, symbols. */
export function drawDecoration({ doc }: Pen, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}

/** How a line is drawn: its color, and its width in points. */
interface Stroke {
  color: string;
  weight: number;
}

/** Draws decorative lines, given as path data of SVG. */
export function drawPath(pen: Pen, path: string, { color, weight }: Stroke): void {
  drawDecoration(pen, (doc) => doc.path(path).lineWidth(weight).stroke(color));
}

/** Ends the document; resolves to its bytes. */
export function closeDocument({ doc, parent }: Pen): Promise<Buffer> {
  parent.end();
  doc.end();
  return buffer(doc);
}
