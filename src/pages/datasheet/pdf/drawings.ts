import type { Product } from '../../../collections/products/collection';
import type { Shape } from '../../../collections/products/sheet';
import { drawFittings } from '../../../drawings/fittings';
import { type Box, drawOutline, type Outline } from '../../../drawings/outline';
import type { StrokeKind } from '../../../drawings/symbols';
import { fitLetters, SYMBOL_FIELD, symbols, unitSymbol } from '../../../drawings/symbols';
import { writeHeading } from './parts';
import { drawDecoration, INK, type Pen, type Place } from './pen';

/** The brand's mark in a field of 32 by 32, as in the logo. */
const MARK = 'M1 27.5H11.8V23.2A10 10 0 1 1 20.2 23.2V27.5H31';
const MARK_FIELD = 32;

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

interface Square {
  x: number;
  y: number;
  side: number;
}

/** Draws the brand's mark. */
export function drawMark(pen: Pen, { x, y, side }: Square): void {
  drawDecoration(pen, (doc) => {
    doc.translate(x, y).scale(side / MARK_FIELD);
    doc.path(MARK).lineWidth(3).stroke(INK.copper);
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

interface OutlinePart {
  title: string;
  box: Box;
  shape: Shape | undefined;
  views: { front: string; side: string };
  /** The maximum height of the drawing, in points. */
  height: number;
}

/** Draws the outline of a unit under its heading; returns the y below it. */
export function writeOutline(pen: Pen, part: OutlinePart, place: Place): number {
  const { box, shape, views, height, title } = part;
  const top = writeHeading(pen, title, place) + 6;
  const outline = drawOutline(box, { width: place.width, height });
  const alt = `${views.front}, ${views.side}: ${box.width} × ${box.height} × ${box.depth} mm`;
  const fittings = drawFittings(shape, box, outline);
  const draw = () => drawViews(pen.doc, outline, { views, fittings, x: place.x, y: top });
  pen.parent.add(pen.doc.struct('Figure', { alt }, draw));
  return top + outline.height;
}

interface Views {
  views: OutlinePart['views'];
  /** The lines inside the outline, as a path. */
  fittings: string;
  x: number;
  y: number;
}

function drawViews(
  doc: PDFKit.PDFDocument,
  outline: Outline,
  { views, fittings, x, y }: Views,
): void {
  const { front, side, dimensions } = outline;
  doc.save().translate(x, y);
  for (const view of [front, side]) doc.rect(view.x, view.y, view.width, view.height);
  doc.lineWidth(0.9).stroke(INK.text);
  if (fittings !== '') doc.path(fittings).lineWidth(0.45).stroke(INK.text);
  for (const dimension of dimensions) drawDimension(doc, dimension);
  doc.font('mono').fontSize(7.5).fillColor(INK.text);
  doc.text(views.front, front.x, 3, { lineBreak: false });
  doc.text(views.side, side.x, 3, { lineBreak: false });
  doc.restore();
}

function drawDimension(doc: PDFKit.PDFDocument, dimension: Outline['dimensions'][number]): void {
  const { from, to, value } = dimension;
  const isUpright = from[0] === to[0];
  const [dx, dy] = isUpright ? [4, 0] : [0, 4];
  for (const [x, y] of [from, to]) doc.moveTo(x - dx, y - dy).lineTo(x + dx, y + dy);
  doc.moveTo(...from).lineTo(...to);
  doc.lineWidth(0.7).stroke(INK.copper);
  doc.font('mono').fontSize(7.5).fillColor(INK.text);
  const width = doc.widthOfString(String(value));
  const middle = (axis: 0 | 1) => (from[axis] + to[axis]) / 2;
  const [x, y] = isUpright ? [from[0] + 7, middle(1) - 4] : [middle(0) - width / 2, from[1] + 7];
  doc.text(String(value), x, y, { lineBreak: false });
}
