import type { BreadcrumbList, Graph } from 'schema-dts';
import type { LoadedPage } from '#site/define/page';
import type { SiteData } from '#site/define/site-data';

/**
 * The structured data of a page, in the vocabulary of schema.org. Pages refer to the
 * company by its `@id`; the home page describes it in full.
 * @param opened the page with its metadata
 * @param frame the words of the frame and the origin
 * @returns one graph; undefined for the 404 page, which nothing should index
 */
export function toStructuredData(opened: LoadedPage, frame: SiteData): Graph | undefined {
  if (opened.isHidden) return undefined;
  const graph = [...opened.meta.jsonLd, ...describeBreadcrumbs(opened, frame)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The way to this page; search engines show it in place of the address. */
function describeBreadcrumbs({ page, meta }: LoadedPage, { origin }: SiteData): BreadcrumbList[] {
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
