import { isAtOrBelow, toMarkdownFile } from '#check/addresses/paths';
import { toToday } from '#check/model/publishing';
import type { Brand } from '../define/brand.ts';
import type { SiteData } from '../define/site-data.ts';
import { headline, linkList, quote, section } from '../markdown/blocks.ts';
import { printMarkdown } from '../markdown/print-markdown.ts';
import { toFeeds } from './feeds.ts';
import { isIndexable, type PageRecord } from './page-record.ts';
import { printXml } from './xml.ts';

/** The files that crawlers look for, by name: sitemap, robots.txt, llms.txt, feeds, manifest. */
export function listSeoFiles(
  pages: PageRecord[],
  siteData: SiteData,
  colors: Brand['colors'],
): Record<string, string> {
  const { site, origin } = siteData;
  const today = toToday(process.env.SITE_NOW, new Date());
  return {
    'sitemap.xml': toSitemap(pages, origin),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ...toFeeds(pages, siteData),
    'llms.txt': toLlmsText(pages, siteData),
    'site.webmanifest': toWebManifest(siteData, colors),
    '.well-known/security.txt': toSecurityText(site.contact, origin, today),
  };
}

/** The sitemap of all pages that may be indexed, with the dates of their entries. */
export function toSitemap(pages: PageRecord[], origin: string): string {
  const url = pages.filter(isIndexable).map(({ path, lastModified }) => {
    const lastmod = lastModified.toSorted().at(-1);
    return { loc: origin + path, ...(lastmod !== undefined && { lastmod }) };
  });
  const urlset = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url };
  return printXml({ urlset });
}

/**
 * The table of contents for language models, https://llmstxt.org: the Markdown version of each
 * page, under the main navigation link that it belongs to.
 */
export function toLlmsText(pages: PageRecord[], { site, origin }: SiteData): string {
  const listed = pages.filter(isIndexable);
  const parentOf = ({ path }: PageRecord) =>
    site.navigation.find(({ to }) => isAtOrBelow(path, to));
  const toLink = ({ path, head }: PageRecord) => ({
    name: head.title,
    path: `${origin}/${toMarkdownFile(path)}`,
    text: head.description,
  });
  const sections = [...site.navigation, undefined].map((parent) => {
    const links = listed.filter((page) => parentOf(page) === parent).map(toLink);
    // The format defines this heading for links that may be skipped.
    return section(parent?.label ?? 'Optional', linkList(links));
  });
  return printMarkdown(headline(site.brand.name), quote(site.brand.description), sections);
}

/** The web app manifest, for phones on which the site is added to the home screen. */
export function toWebManifest({ site }: SiteData, { bg }: Brand['colors']): string {
  const toIcon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name: site.brand.name,
    description: site.brand.description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    theme_color: bg.light,
    background_color: bg.light,
    icons: [toIcon(192), toIcon(512)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * The content of security.txt, RFC 9116. It expires a year after the build, as the standard
 * advises: nobody reads the mail of a site that is no longer built.
 * @param today `YYYY-MM-DD`
 */
export function toSecurityText(
  { email, security }: Pick<SiteData['site']['contact'], 'email' | 'security'>,
  origin: string,
  today: string,
): string {
  const expires = new Date(`${today}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${security ?? email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt\n`,
  ].join('\n');
}
