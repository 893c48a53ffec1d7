import { printXml } from '#site/seo/xml';
import { brand } from '../brand.ts';
import { type Box, drawOutline, type Line, toPath, type ViewNames } from '../drawings/outline.ts';
import { roundTo } from '../lib/round-to.ts';

const INK = brand.colors.ink.light;

/** A line of a DXF file: what it says, and its value. */
type Group = [code: number, value: string | number];

/** At full size: a unit is a millimeter. */
function drawFullSize(box: Box, views: ViewNames) {
  const letter = Math.max(box.width, box.height, box.depth) / 40;
  return { letter, outline: drawOutline(box, views, { scale: 1, letter }) };
}

/** The outline as an SVG file: front and side in millimeters at full size, dimensioned. */
export function toSvgFile(box: Box, views: ViewNames): string {
  const { letter, outline } = drawFullSize(box, views);
  const [width, height] = [roundTo(outline.width + 2 * letter, 1), roundTo(outline.height, 1)];
  const path = [
    {
      '@id': 'outline',
      '@stroke-width': letter / 10,
      '@stroke-linecap': 'square',
      '@d': toPath(outline.edges),
    },
    { '@id': 'dimension', '@stroke-width': letter / 20, '@d': toPath(outline.dimensions) },
  ];
  const text = outline.texts.map(({ x, y, text, anchor = 'start' }) => ({
    '@x': roundTo(x, 1),
    '@y': roundTo(y, 1),
    '@text-anchor': anchor,
    '#text': text,
  }));
  const font = { '@font-family': 'monospace', '@font-size': roundTo(letter, 1) };
  return printXml({
    svg: {
      '@xmlns': 'http://www.w3.org/2000/svg',
      '@width': `${width}mm`,
      '@height': `${height}mm`,
      '@viewBox': `${-roundTo(letter, 1)} 0 ${width} ${height}`,
      '@fill': 'none',
      '@stroke': INK,
      path,
      g: { '@fill': INK, '@stroke': 'none', ...font, text },
    },
  });
}

/**
 * The outline as a DXF file for CAD: lines and text in millimeters on the layers OUTLINE and
 * DIMENSION, in the oldest version, which every program reads (AutoCAD Release 12).
 */
export function toDxfFile(box: Box, views: ViewNames): string {
  const { letter, outline } = drawFullSize(box, views);
  // In DXF, y points up; it is counted from the floor.
  const { y: top, height } = outline.front;
  const toUp = (y: number) => roundTo(top + height - y, 1);
  const toLines = (layer: string, lines: Line[]) =>
    lines.flatMap(({ from, to }): Group[] => [
      [0, 'LINE'],
      [8, layer],
      [10, roundTo(from[0], 1)],
      [20, toUp(from[1])],
      [11, roundTo(to[0], 1)],
      [21, toUp(to[1])],
    ]);
  const groups: Group[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, 4],
    ]),
    ...section('ENTITIES', [
      ...toLines('OUTLINE', outline.edges),
      ...toLines('DIMENSION', outline.dimensions),
      ...outline.texts.flatMap(({ x, y, text, anchor }): Group[] => [
        [0, 'TEXT'],
        [8, 'DIMENSION'],
        [10, roundTo(x, 1)],
        [20, toUp(y)],
        [40, roundTo(letter, 1)],
        [1, escapeDxf(text)],
        [72, anchor === 'middle' ? 1 : 0],
        [11, roundTo(x, 1)],
        [21, toUp(y)],
      ]),
    ]),
    [0, 'EOF'],
  ];
  return `${groups.map(([code, value]) => `${code}\n${value}`).join('\n')}\n`;
}

function section(name: string, groups: Group[]): Group[] {
  return [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']];
}

/**
 * A single line as programs show it: the oldest version knows letters of one byte and writes all
 * others by number, `\\U+03C6`; `%%` and `^` begin its codes.
 */
function escapeDxf(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/%%+/g, (signs) => '%%%'.repeat(signs.length))
    .replaceAll('^', '^ ')
    .replace(/\\(?=[UM]\+)|[^ -~]/gi, toNumber);
}

function toNumber(unit: string): string {
  return `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
