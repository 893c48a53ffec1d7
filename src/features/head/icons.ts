import { printXmlPart } from '#site/seo/xml';
import type { PageFile } from '#site/server';
import { brand } from '../../brand.ts';
import { BRAND_MARK } from '../../drawings/brand-mark.ts';

const SIZES = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 };
const { bg, copper } = brand.colors;

/** The mark of `public/favicon.svg` on paper, so small that phones may crop the corners. */
const DRAWING = printXmlPart({
  svg: {
    '@xmlns': 'http://www.w3.org/2000/svg',
    '@viewBox': '0 0 64 64',
    path: [
      { '@fill': bg.light, '@d': 'M0 0h64v64H0z' },
      {
        '@fill': 'none',
        '@stroke': copper.light,
        '@stroke-width': 3.5,
        '@transform': 'translate(16 12.2)',
        '@d': BRAND_MARK,
      },
    ],
  },
});

/** The icons that phones need as bitmaps. */
export function listIcons(): PageFile[] {
  return Object.entries(SIZES).map(([path, width]) => ({
    path,
    data: { drawing: DRAWING },
    draw: async () => {
      const { Resvg } = await import('@resvg/resvg-js');
      return new Resvg(DRAWING, { fitTo: { mode: 'width', value: width } }).render().asPng();
    },
  }));
}
