import type { ProductSummary } from '../../../components/blocks/equipment';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useHydrated } from '../../../components/ui/hydration';
import type { DatasheetPage } from '../page';

interface DatasheetBarProps {
  copy: DatasheetPage['copy'];
  product: ProductSummary;
  /** The address of the same sheet as a PDF. */
  file: string;
}

/**
 * Above a rating sheet: the way back, the file and, once JavaScript runs, a button that prints. Its
 * place is kept from the start, so that nothing moves when it appears.
 */
export function DatasheetBar({ copy, product, file }: DatasheetBarProps) {
  const isHydrated = useHydrated();
  return (
    <div className="datasheet__bar row">
      <ButtonLink to={product.path} label={`${copy.back} ${product.name}`} variant="text" />
      <ButtonLink to={file} label={copy.download} variant="small" />
      {isHydrated ? (
        <Button type="button" label={copy.print} variant="small" onClick={() => window.print()} />
      ) : (
        <span className="button button--secondary button--small" aria-hidden>
          {copy.print}
        </span>
      )}
    </div>
  );
}
