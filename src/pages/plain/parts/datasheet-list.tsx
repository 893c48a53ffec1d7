import { formatBytes } from '#base/text';
import stylesheet from '../../../components/blocks/company.css?url';
import type { ProductSummary } from '../../../components/blocks/equipment';
import { ButtonLink } from '../../../components/ui/button';
import { SiteLink } from '../../../components/ui/site-link';

interface DatasheetListProps {
  sheets: {
    product: ProductSummary;
    path: string;
    /** The address of the same sheet as a PDF. */
    file: string;
    drawing: string;
    bytes?: number | undefined;
  }[];
  /** The words on the links to the files. */
  download: string;
}

/** Rating sheets, one row each: the page, and the file with its size. */
export function DatasheetList({ sheets, download }: DatasheetListProps) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ul className="jobs">
        {sheets.map(({ product, path, file, drawing, bytes }) => (
          <li key={path}>
            <h3>
              <SiteLink to={path}>{product.name}</SiteLink>
            </h3>
            <span>{product.category}</span>
            <span>{drawing}</span>
            <span className="mono">{bytes !== undefined && `PDF, ${formatBytes(bytes)}`}</span>
            <ButtonLink variant="small" to={file} label={download} subject={product.name} />
          </li>
        ))}
      </ul>
    </>
  );
}
