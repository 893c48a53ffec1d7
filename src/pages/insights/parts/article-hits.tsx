import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { withParameter } from '#base/paths';
import { Register, type RegisterArticle } from '../../../components/blocks/register';
import { Button, ButtonLink } from '../../../components/ui/button';
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
  /** The address of the list without the search. */
  list: string;
  /** The address of the list of all categories, if one is chosen. */
  everywhere: string | null;
  category: string | null;
  query: string;
  /** How many pages of hits are shown. */
  pages: number;
  copy: InsightsPage['copy'];
  sectionLabel: string;
}

/** The articles that match a search, found in the browser. */
export function ArticleHits(props: ArticleHitsProps) {
  const { list, everywhere, category, query, copy } = props;
  const finder = useFinder(withParameter(list, 'q', query));
  const hits = useMemo(
    () => (finder.state === 'ready' ? findArticles(finder, query, category) : []),
    [finder, query, category],
  );
  const words = copy.search;
  return (
    <div className="mt-8">
      <div className="row justify-between">
        <SearchState state={finder.state} count={hits.length} words={words} />
        <ButtonLink variant="text" to={list} label={words.clear} onClick={focusSearchBox} />
      </div>
      {finder.state === 'failed' && (
        <Button variant="small" type="button" label={words.retry} onClick={finder.retry} />
      )}
      {finder.state === 'ready' && hits.length === 0 && (
        <div className="row mt-6">
          {everywhere !== null && (
            <ButtonLink
              variant="secondary"
              to={withParameter(everywhere, 'q', query)}
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

function findArticles({ find }: Finder, query: string, category: string | null): Hit[] {
  return find(
    query,
    (document) =>
      document.kind === 'article' && (category === null || document.category === category),
  );
}

interface HitListProps extends ArticleHitsProps {
  hits: Hit[];
  mark: Finder['mark'];
}

interface HitArticle extends RegisterArticle {
  hit: Hit;
}

function HitList({ hits, mark, list: path, query, pages, copy, sectionLabel }: HitListProps) {
  const shown = hits.slice(0, pages * PAGE_SIZE);
  const navigate = useNavigate();
  const { list, expectNewItems } = useFocusNewItems(shown.length);
  const more = withParameter(withParameter(path, 'q', query), 'page', String(pages + 1));
  return (
    <>
      <div className="mt-6" ref={list}>
        <Register
          articles={shown.flatMap(toArticle)}
          show={(text, { hit }) => <Marked pieces={mark(text, hit.terms)} />}
          note={({ hit: { section, terms } }) =>
            section && (
              <p className="secondary max-w-[62ch]">
                {sectionLabel} <Marked pieces={mark(section.text, terms)} />
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

function toArticle(hit: Hit): HitArticle[] {
  const { path, title, excerpt, category, author, article } = hit.document;
  return article ? [{ path, title, excerpt, category, author, ...article, hit }] : [];
}
