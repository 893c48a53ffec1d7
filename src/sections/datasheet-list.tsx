import { formatBytes } from '../lib/text';
import { ButtonLink } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import type { ProductSummary } from './equipment';

interface DatasheetListProps {
  sheets: {
    product: ProductSummary;
    path: string;
    /** The address of the same sheet as a PDF. */
    file: string;
    bytes?: number | undefined;
  }[];
  /** The words on the links to the files. */
  download: string;
}

/** Rating sheets, one row each: the page, and the file with its size. */
export function DatasheetList({ sheets, download }: DatasheetListProps) {
  return (
    <ul className="jobs">
      {sheets.map(({ product, path, file, bytes }) => (
        <li key={path}>
          <h3>
            <SiteLink to={path}>{product.name}</SiteLink>
          </h3>
          <span>{product.category}</span>
          <span>{`${product.drawing}-DS`}</span>
          <span className="mono">{bytes !== undefined && `PDF, ${formatBytes(bytes)}`}</span>
          <ButtonLink variant="small" to={file} label={download} subject={product.name} />
        </li>
      ))}
    </ul>
  );
}
