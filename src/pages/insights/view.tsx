import { ArticleCard } from '../../components/blocks/article-card';
import { ClosingBand, PageHead, Section } from '../../components/blocks/section';
import { useQuery } from '../../components/ui/query';
import { NewsletterForm } from '../../forms/newsletter-form';
import { SearchForm } from '../../search/search-form';
import type { InsightsPage } from './page';
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
        <Section id="featured" heading={copy.featured} surface="joined">
          <div className="featured split">
            {featured.map((article, index) => (
              <ArticleCard key={article.path} article={article} first={index === 0} />
            ))}
          </div>
        </Section>
      )}
      <InsightRegister page={page} />
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
