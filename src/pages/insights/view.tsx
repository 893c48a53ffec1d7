import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClosingBand, PageHead, Section } from '../../components/blocks/section.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { useAddressQuery } from '../../components/ui/use-address-query.ts';
import { ArticleCard } from '../../features/articles/article-card.tsx';
import type { ListedArticle } from '../../features/articles/article-list.tsx';
import { NewsletterForm } from '../../features/forms/newsletter-form.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SearchStatus } from '../../features/search/search-status.tsx';
import { withParameter } from '../../lib/addresses.ts';
import { isPlainClick } from '../../lib/clicks.ts';
import { GrowingList, useEarlierArticles } from './growing-list.tsx';
import type { InsightsPage } from './page.ts';

/** What was found; if its script does not arrive, a way to try again. */
const ArticleHits = lazy(() =>
  import('./article-hits.tsx').then(
    (module) => ({ default: module.ArticleHits }),
    () => ({ default: FailedHits }),
  ),
);

export function View({ page }: { page: InsightsPage }) {
  const { copy, featured, newest } = page;
  const query = useAddressQuery();
  return (
    <>
      <PageHead
        header={copy.header}
        below={<SearchForm list={newest} query={query} copy={copy.search} />}
      />
      {query === '' && featured.length > 0 && (
        <Section id="featured" heading={copy.featured} surface="joined">
          <div className="featured split gap-y-12 sm:grid-cols-2">
            {featured.map((article, index) => (
              <ArticleCard key={article.path} article={article} first={index === 0} />
            ))}
          </div>
        </Section>
      )}
      <ArticleBrowser page={page} />
      <ClosingBand id="newsletter" {...copy.newsletter}>
        <NewsletterForm id="ui:newsletter-email" large />
      </ClosingBand>
    </>
  );
}

interface ArticleBrowserProps {
  page: Pick<InsightsPage, 'path' | 'copy' | 'category' | 'filters' | 'older' | 'newest'> & {
    articles: ListedArticle[];
  };
}

/** The list of articles with its filters: a page, everything loaded so far, or a search. */
export function ArticleBrowser({ page }: ArticleBrowserProps) {
  const { copy, filters } = page;
  const query = useAddressQuery();
  const articles = [...useEarlierArticles(), ...page.articles];
  const chosen = filters.find(({ current }) => current)?.label;
  const announcement = useChanged(`${chosen}. ${copy.announcement} ${articles.length}`);
  return (
    <Section id="articles" heading={copy.articles} surface="tint">
      <Filters page={page} />
      <p className="visually-hidden" aria-live="polite">
        {query === '' && announcement}
      </p>
      {query === '' ? (
        <GrowingList page={page} articles={articles} />
      ) : (
        <Suspense fallback={<HitsStatus page={page} state="loading" />}>
          <ArticleHits page={page} />
        </Suspense>
      )}
    </Section>
  );
}

function FailedHits({ page }: ArticleBrowserProps) {
  return <HitsStatus page={page} state="failed" />;
}

function HitsStatus({ page, state }: ArticleBrowserProps & { state: 'loading' | 'failed' }) {
  const { search } = useSite();
  const query = useAddressQuery();
  const { newest, copy } = page;
  return (
    <div className="row mt-8">
      <SearchStatus
        state={state}
        // From the server, with the scripts of the version that is published now.
        retry={() => window.location.assign(withParameter(newest, 'q', query))}
        copy={{ ...search, ...copy.search }}
        count={0}
      />
    </div>
  );
}

/**
 * Announces text only once it has changed: a newly opened page is read anyway.
 * @returns the text, or an empty string while it is still the first one
 */
function useChanged(text: string): string {
  const [first, setFirst] = useState<string | null>(text);
  if (first !== null && first !== text) setFirst(null);
  return first === text ? '' : text;
}

/** The categories as links that update the list in place and keep the search; one is marked. */
function Filters({ page: { copy, filters } }: ArticleBrowserProps) {
  const query = useAddressQuery();
  const row = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const open = async (event: MouseEvent, to: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const topOf = () => row.current?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    await navigate(to, { preventScrollReset: true, flushSync: true });
    // It stays where it is in the window, whatever came or went above it.
    window.scrollBy({ top: topOf() - before, behavior: 'instant' });
  };
  return (
    <nav className="filters" aria-label={copy.filters} ref={row}>
      {filters.map(({ label, path, current }) => {
        const to = query === '' ? path : withParameter(path, 'q', query);
        return (
          <SiteLink
            key={path}
            to={to}
            className="chip"
            aria-current={current ? 'page' : undefined}
            onClick={(event) => open(event, to)}
          >
            {label}
          </SiteLink>
        );
      })}
    </nav>
  );
}
