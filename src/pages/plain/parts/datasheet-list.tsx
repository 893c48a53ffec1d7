import stylesheet from '../../../components/blocks/company.css?url';
import { ButtonLink } from '../../../components/ui/button';
import { SiteLink } from '../../../components/ui/site-link';
import type { PlainPage } from '../page';

/** Rating sheets, one row each: the page, and the files with their sizes. */
export function DatasheetList({ datasheets }: Pick<PlainPage, 'datasheets'>) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ul className="jobs">
        {datasheets.map(({ product: { name, category }, path, drawing, released, files }) => (
          <li key={path}>
            <h3 className="small-name w-full">
              <SiteLink to={path}>{name}</SiteLink>
            </h3>
            <span>{category}</span>
            <span>{drawing}</span>
            <span className="mono">{released}</span>
            <span className="row">
              {files.map(({ label, href }) => (
                <ButtonLink key={href} variant="small" to={href} label={label} subject={name} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
