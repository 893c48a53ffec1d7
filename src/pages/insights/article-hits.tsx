import { ButtonLink } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { useAddressQuery } from '../../components/ui/use-address-query.ts';
import { ArticleList, type ListedArticle } from '../../features/articles/article-list.tsx';
import type { Hit } from '../../features/search/open-search.ts';
import { focusSearchBox } from '../../features/search/search-form.tsx';
import { Marked, SearchStatus } from '../../features/search/search-status.tsx';
import { useHits } from '../../features/search/use-hits.ts';
import { withParameter } from '../../lib/addresses.ts';
import type { InsightsPage } from './page.ts';

/** The most articles that are listed: with more words in the query, fewer match. */
const MAX_HITS = 100;

interface ArticleHitsProps {
  page: Pick<InsightsPage, 'copy' | 'category' | 'filters' | 'newest'>;
}

/** The articles that match a search, found in the browser. */
export function ArticleHits({ page }: ArticleHitsProps) {
  const { newest, category, copy } = page;
  const { search } = useSite();
  const query = useAddressQuery();
  const { state, hits, retry } = useHits(newest, query);
  const found = hits
    .flatMap(toArticle)
    .filter((article) => category === null || article.category === category);
  const searchCopy = { ...search, ...copy.search };
  const [all] = page.filters;
  return (
    <div className="mt-8">
      <div className="row justify-between">
        <SearchStatus state={state} retry={retry} copy={searchCopy} count={found.length} />
        <ButtonLink variant="text" to={newest} label={searchCopy.clear} onClick={focusSearchBox} />
      </div>
      {state === 'ready' && found.length === 0 && (
        <div className="row mt-6">
          {category !== null && all && (
            <ButtonLink
              variant="secondary"
              to={withParameter(all.path, 'q', query)}
              label={searchCopy.everywhere}
            />
          )}
          <ButtonLink variant="secondary" {...searchCopy.contact} />
        </div>
      )}
      {found.length > 0 && (
        <div className="mt-6">
          <ArticleList
            articles={found.slice(0, MAX_HITS)}
            show={(text, { hit }) => <Marked parts={hit.mark(text)} />}
            note={({ hit: { section, mark } }) =>
              section && (
                <p className="secondary max-w-[62ch]">
                  {search.section} <Marked parts={mark(section.text)} />
                </p>
              )
            }
          />
        </div>
      )}
    </div>
  );
}

function toArticle(hit: Hit): (ListedArticle & { hit: Hit })[] {
  const { article, ...document } = hit.document;
  return article ? [{ ...document, ...article, hit }] : [];
}
