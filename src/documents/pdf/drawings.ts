import type { Product } from '../../collections/products/collection.ts';
import { BRAND_MARK, BRAND_MARK_FIELD } from '../../drawings/brand-mark.ts';
import { drawFittings } from '../../drawings/fittings.ts';
import { drawOutline, fitOutline, toPath } from '../../drawings/outline.ts';
import type { StrokeKind } from '../../drawings/symbols.ts';
import { fitLetters, SYMBOL_FIELD, symbols, unitSymbol } from '../../drawings/symbols.ts';
import type { Datasheet } from '../datasheet.ts';
import { PART_GAP, writeHeading } from './blocks.ts';
import { drawDecoration, INK, type Pen, type Style, type TextBox, write } from './pen.ts';

const WEIGHTS: Record<StrokeKind, number> = {
  plain: 2,
  conductor: 2,
  solid: 0,
  bus: 5.2,
  plates: 3.4,
  blade: 2,
};

/** The angle of an open switch, and the hinge of its blade. */
const OPEN_BLADE = { angle: -27, hinge: [48, 72] as [number, number] };

/** The most that an outline drawing may take, in points, and its letters, as on the datasheet. */
const OUTLINE_HEIGHT = 165;
const OUTLINE_LETTER = 10;
const SIZE: Style = { font: 'mono', size: 7.5, color: INK.text };

interface Square {
  x: number;
  y: number;
  side: number;
}

/** Draws the brand's mark. */
export function drawMark(pen: Pen, { x, y, side }: Square): void {
  drawDecoration(pen, (doc) => {
    doc.translate(x, y).scale(side / BRAND_MARK_FIELD);
    doc.path(BRAND_MARK).lineWidth(3).stroke(INK.copper);
  });
}

/** Draws the symbol of a product; if it has none of the site's own, its designation. */
export function drawSymbol(
  pen: Pen,
  { icon, designation }: Pick<Product, 'icon' | 'designation'>,
  { x, y, side }: Square,
): void {
  drawDecoration(pen, (doc) => {
    doc.translate(x, y).scale(side / SYMBOL_FIELD);
    for (const { d, kind } of icon === undefined ? unitSymbol : symbols[icon]) {
      doc.save();
      if (kind === 'blade') doc.rotate(OPEN_BLADE.angle, { origin: OPEN_BLADE.hinge });
      doc.path(d);
      if (kind === 'solid') doc.fill(INK.text);
      else doc.lineWidth(WEIGHTS[kind]).stroke(kind === 'conductor' ? INK.copper : INK.text);
      doc.restore();
    }
    if (icon === undefined) drawLetters(doc, designation);
  });
}

function drawLetters(doc: PDFKit.PDFDocument, letters: string): void {
  const size = fitLetters(letters);
  doc.font('mono').fontSize(size).fillColor(INK.text);
  const x = (SYMBOL_FIELD - doc.widthOfString(letters)) / 2;
  doc.text(letters, x, SYMBOL_FIELD / 2 - size * 0.65, { lineBreak: false });
}

/** Draws the outline of a unit under its heading; returns the y below it. */
export function writeOutline(pen: Pen, datasheet: Datasheet, area: TextBox): number {
  const { copy, fields, outline: data } = datasheet;
  const { headings, views } = copy;
  const { shape, ...box } = fields.dimensions;
  const top = writeHeading(pen, headings.dimensions, area) + 6;
  const size = fitOutline(box, { width: area.width, height: OUTLINE_HEIGHT }, OUTLINE_LETTER);
  const outline = drawOutline(box, views, size);
  const alt = `${views.front}, ${views.side}: ${data.size}`;
  const fittings = drawFittings(shape, outline);
  const { doc } = pen;
  const draw = () => {
    doc.save().translate(area.x, top);
    doc.path(toPath(outline.edges)).lineCap('square').lineWidth(0.9).stroke(INK.text);
    doc.lineCap('butt');
    if (fittings !== '') doc.path(fittings).lineWidth(0.45).stroke(INK.text);
    doc.path(toPath(outline.dimensions)).lineWidth(0.7).stroke(INK.copper);
    doc.font('mono').fontSize(7.5).fillColor(INK.text);
    for (const { x, y, text, anchor } of outline.texts) {
      const left = anchor === 'middle' ? x - doc.widthOfString(text) / 2 : x;
      doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    }
    doc.restore();
  };
  pen.parent.add(doc.struct('Figure', { alt }, draw));
  return write(pen, 'P', data.size, { ...area, y: top + outline.height + 4, ...SIZE }) + PART_GAP;
}
