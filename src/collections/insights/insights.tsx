import type { PageOf } from '../../content/page-data';
import { ClosingBand } from '../../sections/closing';
import { FeaturedArticles } from '../../sections/featured-articles';
import { InsightRegister } from '../../sections/insight-register';
import { NewsletterForm } from '../../sections/newsletter-form';
import { PageHead } from '../../sections/page-head';
import { SearchForm } from '../../sections/search-form';
import { useQuery } from '../../ui/query';

export function View({ page }: { page: PageOf<'insights'> }) {
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

function Newsletter({ copy }: { copy: PageOf<'insights'>['copy']['newsletter'] }) {
  return (
    <ClosingBand id="newsletter" title={copy.title} lead={copy.lead}>
      <NewsletterForm id="newsletter-email" large />
    </ClosingBand>
  );
}
