import stylesheet from '../../../components/blocks/company.css?url';
import type { ProductSummary } from '../../../components/blocks/equipment';
import { ButtonLink } from '../../../components/ui/button';
import { SiteLink } from '../../../components/ui/site-link';

interface DatasheetListProps {
  sheets: {
    product: ProductSummary;
    path: string;
    drawing: string;
    /** The day of its release in words. */
    released: string;
    /** The same sheet as a file, and the specification text. */
    files: { label: string; href: string }[];
  }[];
}

/** Rating sheets, one row each: the page, and the files with their sizes. */
export function DatasheetList({ sheets }: DatasheetListProps) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ul className="jobs">
        {sheets.map(({ product: { name, category }, path, drawing, released, files }) => (
          <li key={path}>
            <h3>
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
