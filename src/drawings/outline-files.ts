import { roundTo } from '#base/numbers';
import { escapeText } from '#base/text';
import { brand } from '../brand';
import type { Box } from './outline';

const INK = brand.colors.ink.light;

/** The outline of a unit for its files, with the names of its two views. */
interface OutlineSheet {
  box: Box;
  views: { front: string; side: string };
}

/** A straight line in millimeters, y upward from the floor. */
interface Line {
  layer: 'OUTLINE' | 'DIMENSION';
  from: [x: number, y: number];
  to: [x: number, y: number];
}

/** Text centered on a point, in millimeters. */
interface Words {
  at: [x: number, y: number];
  text: string;
}

interface Geometry {
  /** From the left edge of the front to the right edge of the side. */
  wide: number;
  /** The text height; dimension lines are three times as far from the views. */
  letter: number;
  lines: Line[];
  words: Words[];
}

/**
 * The outline as an SVG file: front and side in millimeters at full size, dimensioned.
 * @returns the text of the file
 */
export function toSvgFile(sheet: OutlineSheet): string {
  const { wide, letter, lines, words } = toGeometry(sheet);
  const { height } = sheet.box;
  const edge = 6 * letter;
  const fullWide = roundTo(wide + 2 * edge, 2);
  const fullHigh = roundTo(height + 2 * edge, 2);
  // In the file, y points down; in the drawing, up.
  const x = (value: number) => roundTo(value + edge, 2);
  const y = (value: number) => roundTo(height + edge - value, 2);
  const path = (layer: Line['layer']) =>
    lines
      .filter((line) => line.layer === layer)
      .map(({ from, to }) => `M${x(from[0])} ${y(from[1])}L${x(to[0])} ${y(to[1])}`)
      .join('');
  const texts = words.map(
    ({ at, text }) => `<text x="${x(at[0])}" y="${y(at[1])}">${escapeText(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWide}mm" height="${fullHigh}mm" viewBox="0 0 ${fullWide} ${fullHigh}" fill="none" stroke="${INK}">`,
    `<path id="outline" stroke-width="${roundTo(letter / 10, 2)}" d="${path('OUTLINE')}"/>`,
    `<path id="dimension" stroke-width="${roundTo(letter / 20, 2)}" d="${path('DIMENSION')}"/>`,
    `<g fill="${INK}" stroke="none" font-family="monospace" font-size="${roundTo(letter, 2)}" text-anchor="middle">${texts.join('')}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

/**
 * The outline as a DXF file for CAD: lines and text in millimeters on the layers OUTLINE and
 * DIMENSION, in the oldest version, which every program reads (AutoCAD Release 12).
 * @returns the text of the file
 */
export function toDxfFile(sheet: OutlineSheet): string {
  const { letter, lines, words } = toGeometry(sheet);
  const groups: [code: number, value: string | number][] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, 4],
    ]),
    ...section('ENTITIES', [
      ...lines.flatMap(({ layer, from, to }): [number, string | number][] => [
        [0, 'LINE'],
        [8, layer],
        [10, roundTo(from[0], 2)],
        [20, roundTo(from[1], 2)],
        [11, roundTo(to[0], 2)],
        [21, roundTo(to[1], 2)],
      ]),
      ...words.flatMap(({ at, text }): [number, string | number][] => [
        [0, 'TEXT'],
        [8, 'DIMENSION'],
        [10, roundTo(at[0], 2)],
        [20, roundTo(at[1], 2)],
        [40, roundTo(letter, 2)],
        [1, escapeDxf(text)],
        [72, 1],
        [11, roundTo(at[0], 2)],
        [21, roundTo(at[1], 2)],
      ]),
    ]),
    [0, 'EOF'],
  ];
  return `${groups.map(([code, value]) => `${code}\n${value}`).join('\n')}\n`;
}

function section(
  name: string,
  groups: [code: number, value: string | number][],
): [number, string | number][] {
  return [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']];
}

function toGeometry({ box, views }: OutlineSheet): Geometry {
  const { width, height, depth } = box;
  const letter = Math.max(width, height, depth) / 40;
  const gap = 12 * letter;
  const side = width + gap;
  const away = 3 * letter;
  return {
    wide: side + depth,
    letter,
    lines: [
      ...toRectangle(0, width, height),
      ...toRectangle(side, depth, height),
      ...toDimension([0, -away], [width, -away], letter),
      ...toDimension([side, -away], [side + depth, -away], letter),
      ...toDimension([width + away, 0], [width + away, height], letter),
    ],
    words: [
      { at: [width / 2, height + letter], text: views.front },
      { at: [side + depth / 2, height + letter], text: views.side },
      { at: [width / 2, -2 * away], text: String(width) },
      { at: [side + depth / 2, -2 * away], text: String(depth) },
      { at: [width + 2 * away, height / 2], text: String(height) },
    ],
  };
}

function toRectangle(x: number, width: number, height: number): Line[] {
  const corners: [number, number][] = [
    [x, 0],
    [x + width, 0],
    [x + width, height],
    [x, height],
  ];
  return corners.map((from, index) => ({
    layer: 'OUTLINE',
    from,
    to: corners[(index + 1) % corners.length] ?? from,
  }));
}

/** A dimension line, with a tick across each end. */
function toDimension(from: Line['from'], to: Line['to'], tick: number): Line[] {
  const layer = 'DIMENSION';
  const [dx, dy] = from[0] === to[0] ? [tick, 0] : [0, tick];
  const ticks = [from, to].map(
    ([x, y]): Line => ({ layer, from: [x - dx, y - dy], to: [x + dx, y + dy] }),
  );
  return [{ layer, from, to }, ...ticks];
}

/** A single line, without the characters that start control codes: `%%u`, `^J`, `\\U+00B5`. */
function escapeDxf(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('%%', '% %')
    .replaceAll('^', '^ ')
    .replace(/\\(?=[UM]\+)/gi, '/');
}
