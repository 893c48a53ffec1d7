import { PageHead, Section } from '../../components/blocks/section.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { useAddressQuery } from '../../components/ui/use-address-query.ts';
import { HitGroups } from '../../features/search/hit-groups.tsx';
import { focusSearchBox, SearchForm } from '../../features/search/search-form.tsx';
import { SearchStatus } from '../../features/search/search-status.tsx';
import { useHits } from '../../features/search/use-hits.ts';
import type { SearchPage } from './page.ts';
import stylesheet from './search.css?url';

export function View({ page }: { page: SearchPage }) {
  const { copy, path } = page;
  const { search } = useSite();
  const query = useAddressQuery();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead
        header={copy.header}
        below={<SearchForm list={path} query={query} copy={search} autoFocus />}
      />
      <Section id="hits" heading={query === '' ? copy.everything : copy.hits} surface="tint">
        <noscript>
          <p className="hint mb-6">{copy.unscripted}</p>
        </noscript>
        {query === '' ? <SiteIndex page={page} /> : <SiteHits query={query} />}
      </Section>
    </>
  );
}

/** A link to every page of the site, grouped by kind. */
function SiteIndex({ page: { copy, groups } }: { page: SearchPage }) {
  const { kinds } = useSite().search;
  return (
    <div className="everything gap-x-gap sm:columns-2">
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <section
            key={group.kind}
            className="prose break-inside-avoid pb-8"
            aria-labelledby={`ui:${group.kind}`}
          >
            <h3 id={`ui:${group.kind}`}>{kinds[group.kind]}</h3>
            <ul>
              {group.links.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink to={path}>{label}</SiteLink>
                </li>
              ))}
              {group.full !== null && (
                <li>
                  <SiteLink to={group.full}>{copy.full}</SiteLink>
                </li>
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** The results of a site-wide search. */
function SiteHits({ query }: { query: string }) {
  const searchCopy = useSite().search;
  const { state, hits, retry } = useHits(searchCopy.browse.to, query);
  return (
    <>
      <div className="row mt-8">
        <SearchStatus state={state} retry={retry} copy={searchCopy} count={hits.length} />
        <ButtonLink variant="text" {...searchCopy.browse} onClick={focusSearchBox} />
        {state === 'ready' && hits.length === 0 && (
          <ButtonLink variant="text" {...searchCopy.contact} />
        )}
      </div>
      <HitGroups hits={hits} />
    </>
  );
}
