import { ClosingBand } from '../../components/blocks/closing';
import { PageHead } from '../../components/blocks/page-head';
import { useQuery } from '../../components/ui/query';
import { NewsletterForm } from '../../forms/newsletter-form';
import { SearchForm } from '../../search/search-form';
import type { InsightsPage } from './page';
import { FeaturedArticles } from './parts/featured-articles';
import { InsightRegister } from './parts/insight-register';

export function View({ page }: { page: InsightsPage }) {
  const { copy, featured, newest } = page;
  const { words: query } = useQuery();
  return (
    <>
      <PageHead
        header={copy.header}
        below={<SearchForm list={newest} query={query} words={copy.search} />}
      />
      {query === '' && featured.length > 0 && (
        <FeaturedArticles heading={copy.featured} articles={featured} />
      )}
      <InsightRegister list={page} copy={copy} />
      <Newsletter copy={copy.newsletter} />
    </>
  );
}

function Newsletter({ copy }: { copy: InsightsPage['copy']['newsletter'] }) {
  return (
    <ClosingBand id="newsletter" title={copy.title} lead={copy.lead}>
      <NewsletterForm id="newsletter-email" large />
    </ClosingBand>
  );
}
