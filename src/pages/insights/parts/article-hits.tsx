import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { withParameter } from '#base/paths';
import { Register, type RegisterArticle } from '../../../components/blocks/register';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useSite } from '../../../components/ui/site-context';
import { isPlainClick } from '../../../lib/clicks';
import { PAGE_SIZE } from '../../../lib/paging';
import type { Finder, Hit } from '../../../search/finder';
import { Marked } from '../../../search/marked';
import { focusSearchBox } from '../../../search/search-form';
import { SearchState } from '../../../search/search-state';
import { useFinder } from '../../../search/use-finder';
import type { InsightsPage } from '../page';
import { useFocusNewItems } from './use-focus-new-items';

interface ArticleHitsProps {
  page: Pick<InsightsPage, 'copy' | 'filters' | 'newest'> & { category: string | null };
  query: string;
  /** How many pages of hits are shown. */
  pages: number;
}

/** The articles that match a search, found in the browser. */
export function ArticleHits(props: ArticleHitsProps) {
  const { page, query } = props;
  const { newest, category, copy } = page;
  const finder = useFinder(withParameter(newest, 'q', query));
  const hits = useMemo(() => {
    if (finder.state !== 'ready') return [];
    return finder.find(
      query,
      (hit) => hit.kind === 'article' && (category === null || hit.category === category),
    );
  }, [finder, query, category]);
  const words = copy.search;
  const [all] = page.filters;
  return (
    <div className="mt-8">
      <div className="row justify-between">
        <SearchState state={finder.state} count={hits.length} words={words} />
        <ButtonLink variant="text" to={newest} label={words.clear} onClick={focusSearchBox} />
      </div>
      {finder.state === 'failed' && (
        <Button variant="small" type="button" label={words.retry} onClick={finder.retry} />
      )}
      {finder.state === 'ready' && hits.length === 0 && (
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
      {finder.state === 'ready' && hits.length > 0 && (
        <HitList {...props} hits={hits} mark={finder.mark} />
      )}
    </div>
  );
}

interface HitListProps extends ArticleHitsProps {
  hits: Hit[];
  mark: Finder['mark'];
}

function HitList({ page: { newest, copy }, query, pages, hits, mark }: HitListProps) {
  const { search } = useSite();
  const shown = hits.slice(0, pages * PAGE_SIZE);
  const navigate = useNavigate();
  const { list, expectNewItems } = useFocusNewItems(shown.length);
  const more = withParameter(withParameter(newest, 'q', query), 'page', String(pages + 1));
  return (
    <>
      <div className="mt-6" ref={list}>
        <Register
          articles={shown.flatMap(toArticle)}
          show={(text, { hit }) => <Marked pieces={mark(text, hit.terms)} />}
          note={({ hit: { section, terms } }) =>
            section && (
              <p className="secondary max-w-[62ch]">
                {search.section} <Marked pieces={mark(section.text, terms)} />
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
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              expectNewItems();
              navigate(more, { preventScrollReset: true });
            }}
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
