import type { PageOf } from '../../content/page-data';
import { Everything, RatedProducts } from '../../sections/everything';
import { PageHead } from '../../sections/page-head';
import { SearchForm } from '../../sections/search-form';
import { Section } from '../../sections/section';
import { SiteHits } from '../../sections/site-hits';
import { useQuery } from '../../ui/query';
import { useSite } from '../../ui/site-context';

export function View({ page }: { page: PageOf<'search'> }) {
  const { copy, groups, ratings, path } = page;
  const { search } = useSite();
  const { words: query } = useQuery();
  return (
    <>
      <PageHead
        header={copy.header}
        below={<SearchForm list={path} query={query} words={search} />}
      />
      <Section id="register" heading={query === '' ? copy.everything : copy.hits} surface="tint">
        {query === '' ? (
          <Everything groups={groups} kinds={search.kinds} full={copy.full} />
        ) : (
          <SiteHits query={query} words={search} />
        )}
      </Section>
      {query === '' && (
        <Section id="ratings" heading={copy.ratings}>
          <RatedProducts products={ratings} />
        </Section>
      )}
    </>
  );
}
