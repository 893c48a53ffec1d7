import { useCallback } from 'react';
import { withParameter } from '#base/paths';
import type { SearchDocument } from '#site';
import { Register, type RegisterArticle } from '../../../components/blocks/register';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useQuery } from '../../../components/ui/query';
import { useSite } from '../../../components/ui/site-context';
import { isPlainClick } from '../../../lib/clicks';
import { PAGE_SIZE } from '../../../lib/paging';
import type { Hit } from '../../../search/finder';
import { Marked, SearchState } from '../../../search/hit-parts';
import { focusSearchBox } from '../../../search/search-form';
import { useHits } from '../../../search/use-hits';
import type { InsightsPage } from '../page';
import { useFocusNewItems } from './use-focus-new-items';

interface ArticleHitsProps {
  page: Pick<InsightsPage, 'copy' | 'category' | 'filters' | 'newest'>;
}

/** The articles that match a search, found in the browser. */
export function ArticleHits({ page }: ArticleHitsProps) {
  const { newest, category, copy } = page;
  const { words: query } = useQuery();
  const isArticle = useCallback(
    (hit: SearchDocument) =>
      hit.kind === 'article' && (category === null || hit.category === category),
    [category],
  );
  const { state, hits, retry } = useHits(newest, query, isArticle);
  const words = copy.search;
  const [all] = page.filters;
  return (
    <div className="mt-8">
      <div className="row justify-between">
        <SearchState state={state} count={hits.length} words={words} />
        <ButtonLink variant="text" to={newest} label={words.clear} onClick={focusSearchBox} />
      </div>
      {state === 'failed' && (
        <Button variant="small" type="button" label={words.retry} onClick={retry} />
      )}
      {state === 'ready' && hits.length === 0 && (
        <div className="row mt-6">
          {category !== null && all && (
            <ButtonLink
              variant="secondary"
              to={withParameter(all.path, 'q', query)}
              label={words.everywhere}
            />
          )}
          <ButtonLink variant="secondary" {...words.contact} />
        </div>
      )}
      {hits.length > 0 && <HitList page={page} hits={hits} />}
    </div>
  );
}

interface HitListProps extends ArticleHitsProps {
  hits: Hit[];
}

function HitList({ page: { newest, copy }, hits }: HitListProps) {
  const { search } = useSite();
  const { words: query, pages } = useQuery();
  const shown = hits.slice(0, pages * PAGE_SIZE);
  const { list, expectNewItems } = useFocusNewItems(shown.length);
  const more = withParameter(withParameter(newest, 'q', query), 'page', String(pages + 1));
  return (
    <>
      <div className="mt-6" ref={list}>
        <Register
          articles={shown.flatMap(toArticle)}
          show={(text, { hit }) => <Marked pieces={hit.mark(text)} />}
          note={({ hit: { section, mark } }) =>
            section && (
              <p className="secondary max-w-[62ch]">
                {search.section} <Marked pieces={mark(section.text)} />
              </p>
            )
          }
        />
      </div>
      {shown.length < hits.length && (
        <div className="row row--stack mt-10">
          <ButtonLink
            variant="secondary"
            to={more}
            label={copy.loadMore}
            isInPlace
            onClick={(event) => isPlainClick(event) && expectNewItems()}
          />
        </div>
      )}
    </>
  );
}

function toArticle(hit: Hit): (RegisterArticle & { hit: Hit })[] {
  const { article, ...document } = hit.document;
  return article ? [{ ...document, ...article, hit }] : [];
}
