import { Resvg } from '@resvg/resvg-js';
import { toToday } from '#base/publishing';
import type { Brand } from '../../define/brand';
import type { SiteData } from '../../define/site-data';
import type { Write } from '../dist-writer';
import { toFeeds } from './feeds';
import type { PageRecord } from './page-record';
import { toLlmsText, toRobots, toSecurityText, toSitemap, toWebManifest } from './text-files';

const MARK = 'M1 27.5H11.8V23.2A10 10 0 1 1 20.2 23.2V27.5H31';

const SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Writes what crawlers look for: sitemap, robots.txt, llms.txt, feeds, the manifest and its icons. */
export async function writeSeoFiles(
  pages: PageRecord[],
  siteData: SiteData,
  colors: Brand['colors'],
  write: Write,
): Promise<void> {
  const { site, origin } = siteData;
  const today = toToday(process.env.SITE_NOW, new Date());
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': toSitemap(pages, origin),
    'robots.txt': toRobots(origin),
    ...toFeeds(pages, siteData),
    'llms.txt': toLlmsText(pages, siteData),
    'site.webmanifest': toWebManifest(siteData, colors),
    '.well-known/security.txt': toSecurityText(site.contact, origin, today),
    ...drawIcons(colors),
  };
  for (const [file, content] of Object.entries(files)) await write(file, content);
}

/** The icons that phones need as bitmaps, by file name below `dist/`. */
function drawIcons({ bg, copper }: Brand['colors']): Record<string, Uint8Array> {
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
