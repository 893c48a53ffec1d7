import { withParameter } from '#base/paths';
import { Button } from '../components/ui/button';
import { useSite } from '../components/ui/site-context';
import { SiteLink } from '../components/ui/site-link';
import { SearchState } from './search-state';
import type { FinderState } from './use-finder';

interface SearchFootProps {
  finder: FinderState;
  query: string;
  /** How many pages match. */
  count: number;
  /** Clears the input. */
  onClear: () => void;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The search results, and what to do next. */
export function SearchFoot({ finder, query, count, onClear, onFollow }: SearchFootProps) {
  const { search: words } = useSite();
  const asked = query.trim();
  const { browse, contact } = words;
  const isEmpty = asked !== '' && finder.state === 'ready' && count === 0;
  return (
    <div className="finder__foot flex flex-wrap items-center justify-between gap-x-6 gap-y-1 hair-t px-5 py-3 text-small text-ink-2">
      {asked === '' ? (
        <p role="status">{words.keys}</p>
      ) : (
        <SearchState state={finder.state} count={count} words={words} />
      )}
      <p className="row">
        {finder.state === 'failed' && (
          <Button variant="small" type="button" label={words.retry} onClick={finder.retry} />
        )}
        {isEmpty && <Button variant="small" type="button" label={words.clear} onClick={onClear} />}
        {isEmpty && (
          <SiteLink to={contact.to} onClick={onFollow}>
            {contact.label}
          </SiteLink>
        )}
        {count > 0 ? (
          <SiteLink to={withParameter(browse.to, 'q', asked)} onClick={onFollow}>
            {words.all}
          </SiteLink>
        ) : (
          <SiteLink to={browse.to} onClick={onFollow}>
            {browse.label}
          </SiteLink>
        )}
      </p>
    </div>
  );
}
