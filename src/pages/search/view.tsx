import { PageHead, Section } from '../../components/blocks/section';
import { useQuery } from '../../components/ui/query';
import { useSite } from '../../components/ui/site-context';
import { SiteLink } from '../../components/ui/site-link';
import { SearchForm } from '../../search/search-form';
import type { SearchPage } from './page';
import { SiteHits } from './parts/site-hits';
import stylesheet from './search.css?url';

export function View({ page }: { page: SearchPage }) {
  const { copy, path } = page;
  const { search } = useSite();
  const { words: query } = useQuery();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead
        header={copy.header}
        below={<SearchForm list={path} query={query} words={search} autoFocus />}
      />
      <Section id="register" heading={query === '' ? copy.everything : copy.hits} surface="tint">
        <noscript>
          <p className="hint mb-6">{copy.unscripted}</p>
        </noscript>
        {query === '' ? <SiteIndex page={page} /> : <SiteHits query={query} words={search} />}
      </Section>
    </>
  );
}

/** A link to every page of the site, grouped by kind. */
function SiteIndex({ page: { copy, groups } }: { page: SearchPage }) {
  const { kinds } = useSite().search;
  return (
    <div className="everything">
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <section key={group.kind} className="prose" aria-labelledby={group.kind}>
            <h3 id={group.kind}>{kinds[group.kind]}</h3>
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
