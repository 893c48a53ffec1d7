import { useMemo } from 'react';

import { withParameter } from '#base/paths';
import type { SearchWords } from '../../../collections/files/search';
import { Button, ButtonLink } from '../../../components/ui/button';
import { HitGroups } from '../../../search/hit-groups';
import { focusSearchBox } from '../../../search/search-form';
import { SearchState } from '../../../search/search-state';
import { useFinder } from '../../../search/use-finder';

interface SiteHitsProps {
  query: string;
  words: SearchWords;
}

/** The results of a site-wide search. */
export function SiteHits({ query, words }: SiteHitsProps) {
  const finder = useFinder(withParameter(words.browse.to, 'q', query));
  const hits = useMemo(() => (finder.state === 'ready' ? finder.find(query) : []), [finder, query]);
  return (
    <>
      <div className="row mt-8">
        <SearchState state={finder.state} count={hits.length} words={words} />
        {finder.state === 'failed' && (
          <Button variant="small" type="button" label={words.retry} onClick={finder.retry} />
        )}
        <ButtonLink variant="text" {...words.browse} onClick={focusSearchBox} />
        {finder.state === 'ready' && hits.length === 0 && (
          <ButtonLink variant="text" {...words.contact} />
        )}
      </div>
      {finder.state === 'ready' && <HitGroups hits={hits} mark={finder.mark} words={words} />}
    </>
  );
}
