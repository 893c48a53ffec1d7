import { feedFiles, toCardFile } from '#check/addresses/paths';
import type { LoadedPage, SiteData, Thing } from '#site';
import { brand } from '../../brand.ts';

interface MetadataTagsProps {
  loadedPage: LoadedPage;
  siteData: SiteData;
}

/** Head metadata that only the build writes: colors, Open Graph, feeds, the manifest. */
export function MetadataTags({ loadedPage, siteData }: MetadataTagsProps) {
  const { page, meta, isHidden } = loadedPage;
  const { origin, site } = siteData;
  const isArticle = meta.jsonLd.some((thing) => thing['@type'] === 'Article');
  return (
    <>
      <meta
        name="theme-color"
        content={brand.colors.bg.dark}
        media="(prefers-color-scheme: dark)"
      />
      <link rel="manifest" href="/site.webmanifest" />
      {meta.offersFeed &&
        feedFiles.map(({ file, type }) => (
          <link key={file} rel="alternate" type={type} href={`/${file}`} />
        ))}
      {/* Open Graph, which X reads too; of X's own tags only the card type is needed. */}
      {!isHidden && (
        <>
          <meta property="og:title" content={page.head.title} />
          <meta property="og:description" content={page.head.description} />
          <meta property="og:type" content={isArticle ? 'article' : 'website'} />
          <meta property="og:url" content={origin + page.path} />
          <meta property="og:site_name" content={site.brand.name} />
          <meta
            property="og:image"
            content={`${origin}/${toCardFile(page.head.card ?? page.path)}`}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/**
 * The structured data of a page (JSON-LD), placed last, since no visitor waits for it. Pages refer
 * to the company by its `@id`; the home page describes it in full. The 404 page, which must not be
 * indexed, has none.
 */
export function StructuredData({ loadedPage, siteData }: MetadataTagsProps) {
  if (loadedPage.isHidden) return null;
  const graph = [...loadedPage.meta.jsonLd, ...describeBreadcrumbs(loadedPage, siteData)];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptText(JSON.stringify(data)) }}
    />
  );
}

/** The path to this page; search engines show it instead of the URL. */
function describeBreadcrumbs({ page, meta }: LoadedPage, { origin }: SiteData): Thing[] {
  if (meta.breadcrumbs.length === 0) return [];
  const steps = [
    ...meta.breadcrumbs.map(({ label, path }) => ({ name: label, item: origin + path })),
    { name: page.head.title },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

/** JSON that no HTML parser mistakes for a tag or a comment. */
export function toScriptText(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
