import type { Brand } from '../../define/brand';
import type { SiteData } from '../../define/site-data';
import type { Write } from '../dist-writer';
import { toFeeds } from './feeds';
import { drawIcons } from './icons';
import { toLlmsText } from './llms';
import type { PageRecord } from './page-record';
import { toRobots, toSitemap } from './sitemap';
import { toSecurityText, toWebManifest } from './small-files';

interface Lists {
  /** Every page of the site. */
  pages: PageRecord[];
  siteData: SiteData;
  colors: Brand['colors'];
  /** The day of the build, `YYYY-MM-DD`. */
  today: string;
}

/** Writes what crawlers look for: sitemap, robots.txt, llms.txt, feeds, the manifest and its icons. */
export async function writeSeoFiles(
  { pages, siteData, colors, today }: Lists,
  write: Write,
): Promise<void> {
  const files: Record<string, string | Uint8Array> = {
    'sitemap.xml': toSitemap(pages, siteData.origin),
    'robots.txt': toRobots(siteData.origin),
    ...toFeeds(pages, siteData),
    'llms.txt': toLlmsText(pages, siteData),
    'site.webmanifest': toWebManifest(siteData, colors),
    '.well-known/security.txt': toSecurityText(siteData, today),
    ...drawIcons(colors),
  };
  for (const [file, content] of Object.entries(files)) await write(file, content);
}
