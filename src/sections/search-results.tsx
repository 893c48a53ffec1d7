import type { Heading } from '../schemas/fields';
import type { CopyOf } from '../schemas/pages';
import { SiteLink } from '../ui/site-link';
import type { ArticleSummary } from './article-card';
import { Register } from './register';
import { findArticles, useSearchIndex } from './search-index';
import { Section } from './section';

interface SearchResultsProps {
  heading: Heading;
  /** The address without a search. */
  home: string;
  query: string;
  words: CopyOf<'insights'>['search'];
}

/** The articles that match a search, found in the browser. */
export function SearchResults({ heading, home, query, words }: SearchResultsProps) {
  const { state, articles } = useSearchIndex(`${home}/search.json`);
  const hits = findArticles(articles, query);
  return (
    <Section id="register" heading={heading} surface="tint">
      <div className="row justify-between">
        <div role="status">{state === 'ready' && <Count words={words} hits={hits} />}</div>
        <SiteLink to={home} className="button button--text">
          <span>{words.clear}</span>
        </SiteLink>
      </div>
      {state === 'failed' && (
        <Failure words={words} to={`${home}?q=${encodeURIComponent(query)}`} />
      )}
      {hits.length > 0 && <Register articles={hits} />}
    </Section>
  );
}

interface CountProps {
  words: Pick<SearchResultsProps['words'], 'results' | 'nothing'>;
  hits: ArticleSummary[];
}

function Count({ words, hits }: CountProps) {
  return <p>{hits.length === 0 ? words.nothing : `${words.results} ${hits.length}`}</p>;
}

/** An index that did not arrive: loading the page anew asks for it again. */
function Failure({ words, to }: Pick<SearchResultsProps, 'words'> & { to: string }) {
  return (
    <p role="alert" className="mt-6">
      {words.failure} <a href={to}>{words.retry}</a>
    </p>
  );
}
