import { useState } from 'react';
import type { RegisterArticle } from '../../../components/blocks/register';
import { Section } from '../../../components/blocks/section';
import { useQuery } from '../../../components/ui/query';
import { useSite } from '../../../components/ui/site-context';
import type { InsightsPage } from '../page';
import { ArticleHits } from './article-hits';
import { ArticleList, useEarlierArticles } from './article-list';
import { Filters } from './filters';

interface InsightRegisterProps {
  page: Pick<InsightsPage, 'path' | 'copy' | 'filters' | 'older' | 'newest'> & {
    category: string | null;
    articles: RegisterArticle[];
  };
}

/**
 * The register of articles with its filters: one page of it, everything loaded so far, or a search.
 */
export function InsightRegister({ page }: InsightRegisterProps) {
  const { path, copy, category, filters, older, newest } = page;
  const { words: query, pages } = useQuery();
  const { search } = useSite();
  const earlier = useEarlierArticles();
  const articles = [...earlier, ...page.articles];
  const chosen = filters.find(({ current }) => current)?.label;
  const announcement = useChanged(`${chosen}. ${copy.shown} ${articles.length}`);
  return (
    <Section id="register" heading={copy.register} surface="tint">
      <Filters label={copy.filters} filters={filters} query={query} />
      <p className="visually-hidden" aria-live="polite">
        {query === '' && announcement}
      </p>
      {query === '' ? (
        <ArticleList
          articles={articles}
          older={older}
          newest={path === newest || earlier.length > 0 ? null : newest}
          copy={copy}
        />
      ) : (
        <ArticleHits
          list={newest}
          everywhere={category === null ? null : (filters[0]?.path ?? null)}
          category={category}
          query={query}
          pages={pages}
          copy={copy}
          sectionLabel={search.section}
        />
      )}
    </Section>
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
