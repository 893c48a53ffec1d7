import { useLocation, useNavigate } from 'react-router-dom';
import { Register, type RegisterArticle } from '../../../components/blocks/register';
import { ButtonLink } from '../../../components/ui/button';
import { useHydrated } from '../../../components/ui/hydration';
import { useSite } from '../../../components/ui/site-context';
import type { InsightsPage } from '../page';
import { LoadMore } from './load-more';
import { useFocusNewItems } from './use-focus-new-items';

interface ArticleListProps {
  articles: RegisterArticle[];
  /** The addresses of the next page and, if it is not shown, of the first one. */
  older: string | null;
  newest: string | null;
  copy: InsightsPage['copy'];
}

/** The register of articles; Load More appends the next page to it. */
export function ArticleList({ articles, older, newest, copy }: ArticleListProps) {
  const navigate = useNavigate();
  const { labels } = useSite();
  const { list, expectNewItems } = useFocusNewItems(articles.length);
  const append = () => {
    if (older === null) return;
    expectNewItems();
    const state: ListState = { earlier: articles };
    navigate(older, { state, preventScrollReset: true });
  };
  return (
    <div>
      <div className="mt-8" ref={list}>
        {articles.length === 0 ? (
          <p className="lead">{labels.none.articles}</p>
        ) : (
          <Register articles={articles} />
        )}
      </div>
      <div className="row row--stack mt-10">
        {older !== null && (
          <LoadMore to={older} label={copy.loadMore} words={copy.more} onLoaded={append} />
        )}
        {newest !== null && <ButtonLink variant="text" to={newest} label={copy.newer} />}
      </div>
    </div>
  );
}

/** The history state of a list that has grown, so that Back and reload show all of it. */
interface ListState {
  earlier: RegisterArticle[];
}

/** The articles of earlier pages, shown above those of the page at this address. */
export function useEarlierArticles(): RegisterArticle[] {
  const { state } = useLocation();
  return useHydrated() && isListState(state) ? state.earlier : [];
}

function isListState(state: unknown): state is ListState {
  return typeof state === 'object' && state !== null && 'earlier' in state;
}
