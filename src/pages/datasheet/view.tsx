import { Children, type ComponentProps, type ReactNode } from 'react';
import { FactRows } from '../../components/blocks/fact-rows.tsx';
import { OutlineDrawing } from '../../components/blocks/outline-drawing.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { ProductSymbol } from '../../components/ui/symbol.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { toFileItem } from '../../features/folder/items.ts';
import { FolderButton } from '../../features/folder/lazy-folder-button.tsx';
import stylesheet from './datasheet.css?url';
import type { DatasheetPage } from './page.ts';

interface SectionProps {
  page: DatasheetPage;
}

export function View({ page }: SectionProps) {
  const { product, tables } = page;
  const { headings } = page.copy;
  return (
    <div className="section section--tint section--joined">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <Toolbar page={page} />
      <article className="datasheet nameplate wired p-inset" aria-labelledby="ui:name">
        <Head page={page} />
        <div className="datasheet__columns">
          <RatingTable {...page.ratings} />
          <DatasheetSection title={headings.features}>
            <ul>
              {product.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </DatasheetSection>
          {tables.map((table) => (
            <RatingTable key={table.title} {...table} />
          ))}
          <DatasheetSection title={headings.dimensions}>
            <OutlineDrawing outline={page.outline} />
            <p className="mono">{page.outline.size}</p>
            <ul className="datasheet__files print:hidden">
              {page.files.map(({ label, file, ...link }) => (
                <li key={label} className="flex items-center justify-between hair-b">
                  <a className="mono underline" {...link}>
                    {label}
                  </a>
                  <FolderButton
                    items={[toFileItem(product.slug, file, page.fields.revision)]}
                    subject={label}
                    isSmall
                  />
                </li>
              ))}
            </ul>
          </DatasheetSection>
          <div className="datasheet__revisions">
            <RatingTable title={headings.revisions} rows={page.revisions.map(toRow)} />
          </div>
        </div>
        <OrderingTable page={page} />
        <Foot page={page} />
      </article>
    </div>
  );
}

function toRow({ revision, revised, change }: DatasheetPage['revisions'][number]) {
  const value = (
    <>
      <LocalDate day={revised} />. {change}
    </>
  );
  return { label: revision, value };
}

/**
 * Above a datasheet: the way back, the file and, once JavaScript runs, a print button, for which
 * space is reserved.
 */
function Toolbar({ page: { copy, product, file, fields } }: SectionProps) {
  const isHydrated = useHydrated();
  return (
    <div className="datasheet__bar row py-4 print:hidden">
      <ButtonLink to={product.path} label={`${copy.back} ${product.name}`} variant="text" />
      <ButtonLink to={file} label={copy.download} variant="small" />
      <FolderButton
        items={[toFileItem(product.slug, 'pdf', fields.revision)]}
        subject={copy.title}
      />
      <div className={isHydrated ? undefined : 'invisible'}>
        <Button
          type="button"
          label={copy.print}
          variant="small"
          disabled={!isHydrated}
          onClick={() => window.print()}
        />
      </div>
    </div>
  );
}

/** The head of a datasheet: company, product, its symbol on the conductor, and its portrait. */
function Head({ page: { copy, product } }: SectionProps) {
  const { brand } = useSite();
  const { portrait } = product;
  return (
    <header className="flex flex-wrap justify-between gap-x-6">
      <div>
        <Logo name={brand.name} />
        <p className="meta mt-2">
          <b>{copy.title}</b>
        </p>
        <h1 id="ui:name">{product.name}</h1>
        <p>{`${product.category}, ${product.designation}. ${product.tagline}`}</p>
      </div>
      <span className="datasheet__conductor wired">
        <ProductSymbol product={product} travels={product.order} />
      </span>
      {portrait && (
        <Picture className="w-56" picture={portrait.day} night={portrait.night} sizes="14rem" />
      )}
    </header>
  );
}

/** The title block at the foot of a datasheet. */
function Foot({ page: { copy, fields, drawing } }: SectionProps) {
  const { brand, contact } = useSite();
  const { cells } = copy;
  return (
    <dl className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-2 line-t">
      <TitleCell name={cells.company} lines={[brand.name, brand.group]} />
      <TitleCell name={cells.contact} lines={[contact.email, contact.phone]} />
      <TitleCell name={cells.drawing} lines={[drawing]} />
      <TitleCell name={cells.sheet} lines={[copy.onlySheet]} />
      <TitleCell name={cells.revision} lines={[fields.revision]} />
      <TitleCell name={cells.released} lines={[<LocalDate key="day" day={fields.revised} />]} />
    </dl>
  );
}

function TitleCell({ name, lines }: { name: string; lines: ReactNode[] }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      {Children.map(lines, (line) => (
        <dd>{line}</dd>
      ))}
    </div>
  );
}

/** A part of a datasheet that does not break across columns or pages. */
function DatasheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid pt-5">
      <h2 className="text-[1rem]">{title}</h2>
      {children}
    </section>
  );
}

/** Ratings and their values under a heading. */
function RatingTable({ title, rows }: ComponentProps<typeof FactRows> & { title: string }) {
  return (
    <DatasheetSection title={title}>
      <table className="mono">
        <FactRows rows={rows} />
      </table>
    </DatasheetSection>
  );
}

/** An ordering code, part by part: the code, its meaning, and the other options. */
function OrderingTable({ page: { copy, fields, options } }: SectionProps) {
  return (
    <DatasheetSection title={copy.headings.ordering}>
      <dl>
        {fields.ordering.map(({ code, meaning }) => (
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
    </DatasheetSection>
  );
}
