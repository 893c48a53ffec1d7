import { useLayoutEffect, useRef } from 'react';
import { withParameter } from '#base/paths';
import { ArticleCard } from '../../components/blocks/article-card';
import type { RegisterArticle } from '../../components/blocks/register';
import { ClosingBand, PageHead, Section } from '../../components/blocks/section';
import { useQuery } from '../../components/ui/query';
import { SiteLink } from '../../components/ui/site-link';
import { NewsletterForm } from '../../forms/newsletter-form';
import { SearchForm } from '../../search/search-form';
import type { InsightsPage } from './page';
import { ArticleHits } from './parts/article-hits';
import { ArticleList, useEarlierArticles } from './parts/article-list';

export function View({ page }: { page: InsightsPage }) {
  const { copy, featured, newest } = page;
  const query = useQuery();
  return (
    <>
      <PageHead
        header={copy.header}
        below={<SearchForm list={newest} query={query} words={copy.search} />}
      />
      {query === '' && featured.length > 0 && (
        <Section id="featured" heading={copy.featured} surface="joined">
          <div className="featured split gap-y-12">
            {featured.map((article, index) => (
              <ArticleCard key={article.path} article={article} first={index === 0} />
            ))}
          </div>
        </Section>
      )}
      <InsightRegister page={page} />
      <ClosingBand id="newsletter" {...copy.newsletter}>
        <NewsletterForm id="newsletter-email" large />
      </ClosingBand>
    </>
  );
}

interface InsightRegisterProps {
  page: Pick<InsightsPage, 'path' | 'copy' | 'category' | 'filters' | 'older' | 'newest'> & {
    articles: RegisterArticle[];
  };
}

/** The register of articles with its filters: a page, everything loaded so far, or a search. */
export function InsightRegister({ page }: InsightRegisterProps) {
  const { copy, filters } = page;
  const query = useQuery();
  const articles = [...useEarlierArticles(), ...page.articles];
  const chosen = filters.find(({ current }) => current)?.label;
  return (
    <Section id="register" heading={copy.register} surface="tint">
      <Filters page={page} />
      <p className="visually-hidden" aria-live="polite">
        {query === '' && `${chosen}. ${copy.shown} ${articles.length}`}
      </p>
      {query === '' ? <ArticleList page={page} articles={articles} /> : <ArticleHits page={page} />}
    </Section>
  );
}

/** The categories as links that update the list in place and keep the search; one is marked. */
function Filters({ page: { copy, filters } }: InsightRegisterProps) {
  const query = useQuery();
  const row = useRef<HTMLElement>(null);
  const keepInPlace = useKeptPlace(row, filters);
  return (
    <nav className="filters" aria-label={copy.filters} ref={row}>
      {filters.map(({ label, path, current }) => (
        <SiteLink
          key={path}
          to={query === '' ? path : withParameter(path, 'q', query)}
          className="chip"
          aria-current={current ? 'page' : undefined}
          isInPlace
          onClick={keepInPlace}
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}

/**
 * Keeps an element at its position in the window while content above it appears or disappears.
 * @param element the pressed element
 * @param change a new value whenever the page around it has changed
 * @returns a function to call when it is pressed
 */
function useKeptPlace(element: { current: HTMLElement | null }, change: unknown): () => void {
  const topBefore = useRef<number>(undefined);
  const topOf = () => element.current?.getBoundingClientRect().top ?? 0;
  useLayoutEffect(() => {
    if (topBefore.current !== undefined) {
      window.scrollBy({ top: topOf() - topBefore.current, behavior: 'instant' });
    }
    topBefore.current = undefined;
  }, [change]);
  return () => {
    topBefore.current = topOf();
  };
}
