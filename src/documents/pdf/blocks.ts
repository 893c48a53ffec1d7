import type { Datasheet } from '../datasheet.ts';
import type { Pen, Style, TextBox } from './pen.ts';
import { drawDecoration, drawPath, INK, nest, write } from './pen.ts';

const HEADING: Style = { font: 'heading', size: 9.5, color: INK.text };
const LABEL: Style = { font: 'mono', size: 7.5, color: INK.muted };
const VALUE: Style = { font: 'mono', size: 7.5, color: INK.text };
const ITEM: Style = { font: 'text', size: 8.5, color: INK.text };
const CODE: Style = { font: 'heading', size: 13, color: INK.text };

const ROW_PADDING = 4.2;
const LABEL_SHARE = 0.4;
/** The space below a part. */
export const PART_GAP = 15;
const OPTION_GAP = 24;
const OPTION_LABEL_SHARE = 0.24;

interface Row {
  label: string;
  value: string;
}

/** Writes a heading with its line; returns the y below it. */
export function writeHeading(pen: Pen, title: string, box: TextBox): number {
  const below = write(pen, 'H2', title, { ...box, ...HEADING }) + 3;
  drawPath(pen, `M${box.x} ${below}h${box.width}`, { color: INK.text, weight: 0.9 });
  return below;
}

/** Writes a table of ratings under its heading; returns the y below it. */
export function writeTable(
  pen: Pen,
  part: { title: string; rows: Row[]; labelShare?: number },
  box: TextBox,
): number {
  const y = writeHeading(pen, part.title, box);
  const share = part.labelShare ?? LABEL_SHARE;
  return writeRows(nest(pen, 'Table'), part.rows, { ...box, y }, share) + PART_GAP;
}

function writeRows(table: Pen, rows: Row[], box: TextBox, labelShare: number): number {
  let y = box.y;
  const share = box.width * labelShare;
  for (const { label, value } of rows) {
    const row = nest(table, 'TR');
    const top = y + ROW_PADDING;
    const left = write(row, 'TH', label, { x: box.x, y: top, width: share - 8, ...LABEL });
    const right = { x: box.x + share, y: top, width: box.width - share };
    y = Math.max(left, write(row, 'TD', value, { ...right, ...VALUE })) + ROW_PADDING - 1;
    drawPath(table, `M${box.x} ${y}h${box.width}`, { color: INK.rule, weight: 0.6 });
  }
  return y;
}

/** Writes the features under their heading, a terminal before each; returns the y below them. */
export function writeFeatures(pen: Pen, { copy, product }: Datasheet, box: TextBox): number {
  let y = writeHeading(pen, copy.headings.features, box);
  const list = nest(pen, 'L');
  const indent = 12;
  for (const feature of product.features) {
    const top = y + ROW_PADDING;
    const [x, middle] = [box.x + 2.5, top + 4.6];
    drawDecoration(pen, (doc) => doc.circle(x, middle, 1.7).fill(INK.copper));
    const column = { x: box.x + indent, y: top, width: box.width - indent };
    y = write(nest(list, 'LI'), 'LBody', feature, { ...column, ...ITEM });
  }
  return y + PART_GAP;
}

/** Writes an ordering code, part by part, on a copper line; returns the y below it. */
export function writeOrderingCode(pen: Pen, datasheet: Datasheet, box: TextBox): number {
  const { ordering } = datasheet.fields;
  const top = writeHeading(pen, datasheet.copy.headings.ordering, box) + 7;
  const width = box.width / ordering.length;
  const line = top + 21;
  drawPath(pen, `M${box.x} ${line}h${box.width}`, { color: INK.copper, weight: 0.9 });
  for (const [index, { code, meaning }] of ordering.entries()) {
    const column = { x: box.x + index * width, width: width - 6 };
    write(pen, 'P', code, { ...column, y: top, ...CODE });
    write(pen, 'P', meaning, { ...column, y: line + 5, ...LABEL });
  }
  return writeOptions(pen, datasheet.options, { ...box, y: line + 20 });
}

/** Writes the options of an ordering code in two columns; returns the y below them. */
function writeOptions(pen: Pen, options: Row[], box: TextBox): number {
  if (options.length === 0) return box.y;
  const table = nest(pen, 'Table');
  const half = Math.ceil(options.length / 2);
  const width = (box.width - OPTION_GAP) / 2;
  const columns = [options.slice(0, half), options.slice(half)].map((rows, index) => {
    const column = { x: box.x + index * (width + OPTION_GAP), y: box.y, width };
    return writeRows(table, rows, column, OPTION_LABEL_SHARE);
  });
  return Math.max(...columns);
}
