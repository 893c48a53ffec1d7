import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button.tsx';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { ArticleList, type ListedArticle } from '../../features/articles/article-list.tsx';
import { isPlainClick } from '../../lib/clicks.ts';
import type { InsightsPage } from './page.ts';

interface GrowingListProps {
  page: Pick<InsightsPage, 'path' | 'copy' | 'older' | 'newest'>;
  /** Those of earlier pages too, once the list has grown. */
  articles: ListedArticle[];
}

/** The list of articles; Load More appends the next page to it. */
export function GrowingList({ page, articles }: GrowingListProps) {
  const { path, copy, older, newest } = page;
  const showsFirst = useEarlierArticles().length > 0 || path === newest;
  const navigate = useNavigate();
  const { labels } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>('.article-list a');
    links?.[shownBefore.current ?? articles.length]?.focus();
    shownBefore.current = undefined;
  }, [articles.length]);
  const append = (to: string) => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || list.current?.contains(activeElement);
    if (isHere) shownBefore.current = articles.length;
    navigate(to, { state: { earlier: articles } satisfies ListState, preventScrollReset: true });
  };
  return (
    <div ref={list}>
      <div className="mt-8">
        {articles.length === 0 ? (
          <p className="lead">{labels.none.articles}</p>
        ) : (
          <ArticleList articles={articles} />
        )}
      </div>
      <div className="row row--stack mt-10">
        {older !== null && (
          <LoadMore key={older} to={older} copy={copy} onLoaded={() => append(older)} />
        )}
        {!showsFirst && <ButtonLink variant="text" to={newest} label={copy.newer} />}
      </div>
    </div>
  );
}

/** The history state of a list that has grown, so that Back and reload show all of it. */
interface ListState {
  earlier: ListedArticle[];
}

/** The articles of earlier pages, shown above those of the page at this address. */
export function useEarlierArticles(): ListedArticle[] {
  const { state }: { state: Partial<ListState> | null } = useLocation();
  return useHydrated() ? (state?.earlier ?? []) : [];
}

const load = () => import('./further-page.tsx');

/** Browsers cache a failed script import, so it is requested only when online. */
const FurtherPage = lazy(async () => {
  if (!navigator.onLine) await new Promise((go) => addEventListener('online', go, { once: true }));
  return { default: (await load()).FurtherPage };
});

/** As it is about to be used; a failure shows when it is used. */
function preload() {
  if (navigator.onLine) load().catch(() => undefined);
}

interface LoadMoreProps {
  /** The address of the next page. */
  to: string;
  copy: InsightsPage['copy'];
  /** Called once the data of that page has arrived. */
  onLoaded: () => void;
}

/** A link to the next page of the list that fetches it in place and shows its progress. */
function LoadMore({ to, copy, onLoaded }: LoadMoreProps) {
  const moreCopy = copy.more;
  const [presses, setPresses] = useState(0);
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPresses(presses + 1);
  };
  return (
    <>
      <ButtonLink
        variant="secondary"
        to={to}
        label={copy.loadMore}
        onClick={press}
        onFocus={preload}
        onPointerEnter={preload}
      />
      <span role="status">
        {presses > 0 && (
          <SilentErrorBoundary onFailure={() => window.location.assign(to)}>
            <Suspense fallback={navigator.onLine ? moreCopy.loading : moreCopy.offline}>
              <FurtherPage key={presses} path={to} copy={moreCopy} onLoaded={onLoaded} />
            </Suspense>
          </SilentErrorBoundary>
        )}
      </span>
    </>
  );
}
