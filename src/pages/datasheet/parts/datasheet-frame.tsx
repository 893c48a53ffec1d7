import { Children, type ReactNode } from 'react';
import { Logo } from '../../../components/layout/logo';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useHydrated } from '../../../components/ui/hydration';
import { LocalDate } from '../../../components/ui/local-date';
import { Picture } from '../../../components/ui/picture';
import { useSite } from '../../../components/ui/site-context';
import { ProductSymbol } from '../../../components/ui/symbol';
import type { DatasheetPage } from '../page';

interface PartProps {
  page: DatasheetPage;
}

/**
 * Above a rating sheet: the way back, the file and, once JavaScript runs, a print button. Space for
 * it is reserved, so that nothing shifts when it appears.
 */
export function DatasheetBar({ page: { copy, product, file } }: PartProps) {
  const isHydrated = useHydrated();
  return (
    <div className="datasheet__bar row py-4 print:hidden">
      <ButtonLink to={product.path} label={`${copy.back} ${product.name}`} variant="text" />
      <ButtonLink to={file} label={copy.download} variant="small" />
      {isHydrated ? (
        <Button type="button" label={copy.print} variant="small" onClick={() => window.print()} />
      ) : (
        <span className="button button--secondary button--small invisible" aria-hidden>
          {copy.print}
        </span>
      )}
    </div>
  );
}

/** The head of a rating sheet: company, product, its symbol on the conductor, and its portrait. */
export function DatasheetHead({ page: { copy, product } }: PartProps) {
  const { brand } = useSite();
  const { portrait } = product;
  return (
    <header>
      <div>
        <Logo name={brand.name} />
        <p className="meta">
          <b>{copy.title}</b>
        </p>
        <h1 id="datasheet-name">{product.name}</h1>
        <p>{`${product.category}, ${product.designation}. ${product.tagline}`}</p>
      </div>
      <ProductSymbol product={product} travels={product.order} />
      {portrait && <Picture picture={portrait.day} night={portrait.night} sizes="11rem" />}
    </header>
  );
}

/** The title block at the foot of a rating sheet. */
export function DatasheetFoot({ page: { copy, sheet, drawing } }: PartProps) {
  const { brand, contact } = useSite();
  const { cells } = copy;
  return (
    <dl className="mt-6 line-t">
      <Cell name={cells.company} lines={[brand.name, brand.group]} />
      <Cell name={cells.contact} lines={[contact.email, contact.phone]} />
      <Cell name={cells.drawing} lines={[drawing]} />
      <Cell name={cells.sheet} lines={[copy.onlySheet]} />
      <Cell name={cells.revision} lines={[sheet.revision]} />
      <Cell name={cells.released} lines={[<LocalDate key="day" day={sheet.revised} />]} />
    </dl>
  );
}

function Cell({ name, lines }: { name: string; lines: ReactNode[] }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      {Children.map(lines, (line) => (
        <dd>{line}</dd>
      ))}
    </div>
  );
}
