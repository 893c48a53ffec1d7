import type { ComponentProps, ReactNode } from 'react';
import { FactRows } from '../../../components/blocks/fact-rows';
import type { DatasheetPage } from '../page';

interface SheetPartProps {
  title: string;
  children: ReactNode;
}

/** A part of a rating sheet that does not break across columns or pages. */
export function SheetPart({ title, children }: SheetPartProps) {
  return (
    <section>
      <h2 className="text-[1rem]">{title}</h2>
      {children}
    </section>
  );
}

interface DatasheetTableProps extends ComponentProps<typeof FactRows> {
  title: string;
}

/** Ratings and their values under a heading. */
export function DatasheetTable({ title, rows }: DatasheetTableProps) {
  return (
    <SheetPart title={title}>
      <table className="mono">
        <FactRows rows={rows} />
      </table>
    </SheetPart>
  );
}

/** An ordering code, part by part: the code, its meaning, and the other options. */
export function OrderingCode({ page: { copy, sheet, options } }: { page: DatasheetPage }) {
  return (
    <SheetPart title={copy.headings.ordering}>
      <dl>
        {sheet.ordering.map(({ code, meaning }) => (
          <div key={meaning} className="flex flex-col-reverse">
            <dt className="text-ink-2">{meaning}</dt>
            <dd>{code}</dd>
          </div>
        ))}
      </dl>
      {options.length > 0 && (
        <div className="datasheet__options">
          <table className="mono">
            <FactRows rows={options} />
          </table>
        </div>
      )}
    </SheetPart>
  );
}
