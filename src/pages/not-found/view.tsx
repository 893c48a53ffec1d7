import { useEffect } from 'react';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import stylesheet from './not-found.css?url';
import type { NotFoundPage } from './page.ts';

export function View({ page }: { page: NotFoundPage }) {
  const { code, title, lead, action, sections } = page.copy;
  const { navigation, search } = useSite();
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`);
  }, []);
  return (
    <section className="not-found control grid min-h-[calc(100svh-var(--nav-h))] content-center overflow-clip pt-12 pb-20">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div className="wrap">
        <p className="not-found__code headline">{code}</p>
        <OpenFeeder />
        <h1 className="mb-3.5 text-h2">{title}</h1>
        <p className="lead mb-8">{lead}</p>
        <ButtonLink variant="primary" to={action.to} label={action.label} />
        <SearchForm list={search.browse.to} query="" copy={search} />
        <p className="row mt-6">
          {sections}
          {navigation.map(({ to, label }) => (
            <SiteLink key={to} to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    </section>
  );
}

/** The open feeder; hovering or focusing the way home closes it. */
function OpenFeeder() {
  return (
    <svg
      className="line-art mb-inset w-full overflow-visible stroke-8"
      viewBox="0 0 1312 60"
      aria-hidden="true"
    >
      <path className="stroke-copper" d="M-900 8H860" />
      <path className="dead" stroke="var(--rule-control)" strokeDasharray="2 14" d="M1100 8H2400" />
      <path strokeWidth="4" d="M1082-10l36 36M1118-10l-36 36" />
      <path className="lever" d="M860 8h240" />
      <circle className="fill-copper" cx="860" cy="8" r="13" stroke="none" />
    </svg>
  );
}
