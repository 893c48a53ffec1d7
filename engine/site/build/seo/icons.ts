import { Resvg } from '@resvg/resvg-js';
import type { Brand } from '../../define/brand';

const MARK = 'M1 27.5H11.8V23.2A10 10 0 1 1 20.2 23.2V27.5H31';

const SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The icons that phones need as bitmaps, by file name below `dist/`. */
export function drawIcons({ bg, copper }: Brand['colors']): Record<string, Uint8Array> {
  // The mark is small enough that phones may crop the corners.
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path fill="${bg.light}" d="M0 0h64v64H0z"/>`,
    `<path fill="none" stroke="${copper.light}" stroke-width="3.5" transform="translate(16 12.2)" d="${MARK}"/>`,
    '</svg>',
  ].join('');
  return Object.fromEntries(
    Object.entries(SIZES).map(([file, width]) => [
      file,
      new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng(),
    ]),
  );
}
