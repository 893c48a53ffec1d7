import { PageHead } from '../../components/blocks/page-head';
import { Section } from '../../components/blocks/section';
import { useQuery } from '../../components/ui/query';
import { useSite } from '../../components/ui/site-context';
import { SearchForm } from '../../search/search-form';
import type { SearchPage } from './page';
import { SiteHits } from './parts/site-hits';
import { RatedProducts, SiteIndex } from './parts/site-index';
import stylesheet from './search.css?url';

export function View({ page }: { page: SearchPage }) {
  const { copy, ratings, path } = page;
  const { search } = useSite();
  const { words: query } = useQuery();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead
        header={copy.header}
        below={<SearchForm list={path} query={query} words={search} autoFocus />}
      />
      <Section id="register" heading={query === '' ? copy.everything : copy.hits} surface="tint">
        <noscript>
          <p className="hint mb-6">{copy.unscripted}</p>
        </noscript>
        {query === '' ? <SiteIndex page={page} /> : <SiteHits query={query} words={search} />}
      </Section>
      {query === '' && (
        <Section id="ratings" heading={copy.ratings}>
          <RatedProducts ratings={ratings} />
        </Section>
      )}
    </>
  );
}
