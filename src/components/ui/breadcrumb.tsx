import { Fragment } from 'react';
import { useSite } from './site-context.tsx';
import { SiteLink } from './site-link.tsx';

interface BreadcrumbProps {
  /** The ancestor pages, outermost first. */
  links: { label: string; path: string }[];
  /** The name of this page, if the path includes it. */
  current?: string;
}

/** The path to this page, above its headline. */
export function Breadcrumb({ links, current }: BreadcrumbProps) {
  const { labels } = useSite();
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumb mono flex flex-wrap gap-x-3 pt-8" aria-label={labels.breadcrumb}>
      {links.map(({ label, path }, index) => (
        <Fragment key={path}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <SiteLink to={path}>{label}</SiteLink>
        </Fragment>
      ))}
      {current !== undefined && (
        <>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{current}</span>
        </>
      )}
    </nav>
  );
}
