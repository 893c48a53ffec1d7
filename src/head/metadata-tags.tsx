import { feedFiles, toCardFile } from '#base/paths';
import type { LoadedPage, SiteData } from '#site';
import { brand } from '../brand';
import { toStructuredData } from './structured-data';

interface MetadataTagsProps {
  loadedPage: LoadedPage;
  siteData: SiteData;
}

/** Head metadata that only the build writes: colors, Open Graph, feeds, the manifest. */
export function MetadataTags({ loadedPage, siteData }: MetadataTagsProps) {
  return (
    <>
      <meta
        name="theme-color"
        content={brand.colors.bg.dark}
        media="(prefers-color-scheme: dark)"
      />
      <link rel="manifest" href="/site.webmanifest" />
      {loadedPage.meta.offersFeed && <FeedLinks />}
      {!loadedPage.isHidden && <Card loadedPage={loadedPage} siteData={siteData} />}
    </>
  );
}

function FeedLinks() {
  return feedFiles.map(({ file, type }) => (
    <link key={file} rel="alternate" type={type} href={`/${file}`} />
  ));
}

/** Open Graph, which X reads too; of X's own tags only the card type is needed. */
function Card({ loadedPage: { page, meta }, siteData }: MetadataTagsProps) {
  const { origin, site } = siteData;
  const isArticle = meta.jsonLd.some(
    (thing) => typeof thing === 'object' && '@type' in thing && thing['@type'] === 'Article',
  );
  return (
    <>
      <meta property="og:title" content={page.head.title} />
      <meta property="og:description" content={page.head.description} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:url" content={origin + page.path} />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:image" content={`${origin}/${toCardFile(page.head.card ?? page.path)}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The structured data of a page (JSON-LD), placed last, since no visitor waits for it. */
export function StructuredData({ loadedPage, siteData }: MetadataTagsProps) {
  const data = toStructuredData(loadedPage, siteData);
  if (data === undefined) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptText(JSON.stringify(data)) }}
    />
  );
}

/** JSON that no HTML parser mistakes for a tag or a comment. */
export function toScriptText(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
