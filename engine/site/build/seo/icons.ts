import { Resvg } from '@resvg/resvg-js';

const MARK = 'M1 27.5H11.8V23.2A10 10 0 1 1 20.2 23.2V27.5H31';

/** The mark on porcelain, small enough that a phone may cut the corners off. */
const DRAWING = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
  '<path fill="#F6F4EF" d="M0 0h64v64H0z"/>',
  `<path fill="none" stroke="#A8451A" stroke-width="3.5" transform="translate(16 12.2)" d="${MARK}"/>`,
  '</svg>',
].join('');

const SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The icons that phones want as pixels, by file name below `dist/`. */
export function drawIcons(): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(SIZES).map(([file, width]) => [
      file,
      new Resvg(DRAWING, { fitTo: { mode: 'width', value: width } }).render().asPng(),
    ]),
  );
}
