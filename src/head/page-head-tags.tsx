import type { AnyPage, SiteData } from '#site';
import { toPageTitle } from './page-title';

interface HeadTagsProps {
  page: AnyPage;
  siteData: SiteData;
}

/** What search engines, browser tabs and shared links read of a page. */
export function HeadTags({ page, siteData }: HeadTagsProps) {
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
