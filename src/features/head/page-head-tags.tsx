import type { AnyPage, SiteData } from '#site';

/** What search engines, browser tabs and shared links read of a page. */
export function HeadTags({ page, siteData }: { page: AnyPage; siteData: SiteData }) {
  const isHidden = page.kind === 'not-found' || page.head.unlisted === true;
  return (
    <>
      <title>{toPageTitle(page, siteData)}</title>
      <meta name="description" content={page.head.description} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteData.origin + page.path} />
      )}
    </>
  );
}

/** How much of a title search engines show, in characters. */
const MAX_TITLE = 70;

/**
 * The title of a page in tabs and search results.
 * @returns the page's search title or its title, followed by the brand if there is room
 */
export function toPageTitle(page: AnyPage, { site }: { site: { brand: { name: string } } }) {
  const { title: ownTitle, searchTitle: title = ownTitle } = page.head;
  const branded = `${title} | ${site.brand.name}`;
  return branded.length > MAX_TITLE ? title : branded;
}
