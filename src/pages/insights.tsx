import { useSearchParams } from 'react-router-dom';

import type { PageOf } from '../content/page-data';
import { ArticleList } from '../sections/article-list';
import { ClosingBand } from '../sections/closing';
import { FeaturedArticles } from '../sections/featured-articles';
import { NewsletterForm } from '../sections/newsletter-form';
import { PageHead } from '../sections/page-head';
import { SearchForm } from '../sections/search-form';
import { SearchResults } from '../sections/search-results';
import { useHydrated } from '../ui/hydration';

const HOME = '/insights';

export function View({ page }: { page: PageOf<'insights'> }) {
  const { copy, featured } = page;
  const query = useQuery();
  return (
    <>
      <PageHead
        header={copy.header}
        below={<SearchForm action={HOME} query={query} words={copy.search} />}
      />
      {query === '' && featured.length > 0 && (
        <FeaturedArticles heading={copy.featured} articles={featured} />
      )}
      {query === '' ? (
        <ArticleList list={page} copy={copy} />
      ) : (
        <SearchResults heading={copy.register} home={HOME} query={query} words={copy.search} />
      )}
      <Newsletter copy={copy.newsletter} />
    </>
  );
}

/** What is being looked for; nothing in the prerendered page, which knows no query. */
function useQuery(): string {
  const [parameters] = useSearchParams();
  return useHydrated() ? (parameters.get('q')?.trim() ?? '') : '';
}

function Newsletter({ copy }: { copy: PageOf<'insights'>['copy']['newsletter'] }) {
  return (
    <ClosingBand id="newsletter" title={copy.title} lead={copy.lead}>
      <NewsletterForm id="newsletter-email" large />
    </ClosingBand>
  );
}
