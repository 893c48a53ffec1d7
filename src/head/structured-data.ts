import type { LoadedPage, SiteData, Thing } from '#site';

/**
 * The structured data of a page, in the schema.org vocabulary. Pages refer to the company by its
 * `@id`; the home page describes it in full.
 * @param loadedPage the page with its metadata
 * @param siteData the copy of header, footer and controls, and the origin
 * @returns one graph; undefined for the 404 page, which must not be indexed
 */
export function toStructuredData(loadedPage: LoadedPage, siteData: SiteData): Thing | undefined {
  if (loadedPage.isHidden) return undefined;
  const graph = [...loadedPage.meta.jsonLd, ...describeBreadcrumbs(loadedPage, siteData)];
  return { '@context': 'https://schema.org', '@graph': graph };
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
