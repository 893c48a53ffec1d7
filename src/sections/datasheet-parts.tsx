import type { ReactNode } from 'react';
import type { ProductSheet } from '../collections/products/sheet';
import { FactRows } from './fact-rows';

interface SheetPartProps {
  title: string;
  children: ReactNode;
}

/** A part of a rating sheet that is not torn between two columns or pages. */
export function SheetPart({ title, children }: SheetPartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface DatasheetTableProps {
  title: string;
  rows: { label: string; value: string }[];
}

/** Ratings and their values under a heading. */
export function DatasheetTable({ title, rows }: DatasheetTableProps) {
  return (
    <SheetPart title={title}>
      <table>
        <FactRows rows={rows} />
      </table>
    </SheetPart>
  );
}

interface OrderingCodeProps {
  title: string;
  parts: ProductSheet['ordering'];
}

/** An order, part by part: what is written, and below it what it says. */
export function OrderingCode({ title, parts }: OrderingCodeProps) {
  return (
    <SheetPart title={title}>
      <dl>
        {parts.map(({ code, meaning }) => (
          <div key={meaning}>
            <dt className="text-ink-2">{meaning}</dt>
            <dd>{code}</dd>
          </div>
        ))}
      </dl>
    </SheetPart>
  );
}
