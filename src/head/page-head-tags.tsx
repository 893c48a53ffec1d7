import type { AnyPage } from '#site/define/page';
import type { SiteData } from '#site/define/site-data';
import { toPageTitle } from './page-title';

interface HeadTagsProps {
  page: AnyPage;
  frame: SiteData;
}

/** What search engines, tabs and shared links read of a page. */
export function HeadTags({ page, frame }: HeadTagsProps) {
  const isHidden = page.kind === 'not-found' || page.head.unlisted === true;
  return (
    <>
      <title>{toPageTitle(page, frame)}</title>
      <meta name="description" content={page.head.description} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={frame.origin + page.path} />
      )}
    </>
  );
}
