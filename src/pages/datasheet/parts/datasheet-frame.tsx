import type { ReactNode } from 'react';
import { Children } from 'react';
import type { ProductSheet } from '../../../collections/products/sheet';
import type { ProductSummary } from '../../../components/blocks/equipment';
import { LocalDate } from '../../../components/ui/local-date';
import { useSite } from '../../../components/ui/site-context';
import { ProductSymbol } from '../../../components/ui/symbol';
import type { DatasheetPage } from '../page';

interface DatasheetHeadProps {
  /** What the document is. */
  title: string;
  product: ProductSummary;
  logo: ReactNode;
}

/** The head of a rating sheet: whose it is, what it is of, and its symbol on the conductor. */
export function DatasheetHead({ title, product, logo }: DatasheetHeadProps) {
  return (
    <header>
      <div>
        {logo}
        <p className="meta">
          <b>{title}</b>
        </p>
        <h1 id="datasheet-name">{product.name}</h1>
        <p>{`${product.category}, ${product.designation}. ${product.tagline}`}</p>
      </div>
      <ProductSymbol product={product} travels={product.order} />
    </header>
  );
}

interface DatasheetFootProps {
  copy: DatasheetPage['copy'];
  sheet: ProductSheet;
  drawing: string;
}

/** The title block at the foot of a rating sheet. */
export function DatasheetFoot({ copy, sheet, drawing }: DatasheetFootProps) {
  const { brand, contact } = useSite();
  const { cells } = copy;
  return (
    <dl>
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
