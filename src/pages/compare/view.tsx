import { useState } from 'react';
import { ClosingActions, PageHead } from '../../components/blocks/section.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { ProductLook } from '../../components/ui/product-look.tsx';
import { CsvLink, ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { FolderButton } from '../../features/folder/lazy-folder-button.tsx';
import { Equipment } from '../../features/products/product-details.tsx';
import { splitDesignations } from '../../lib/typography/designations.ts';
import { ColumnChoice } from './column-choice.tsx';
import stylesheet from './compare.css?url';
import type { ComparedRating, ComparePage } from './page.ts';

export function View({ page }: { page: ComparePage }) {
  const { copy, path, products, breadcrumb } = page;
  const [chosen, setChosen] = useState<string[]>();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead header={copy.header} breadcrumb={{ links: breadcrumb, current: copy.seo.title }} />
      <div className="section section--joined compare">
        <div className="wrap">
          <ColumnChoice list={path} products={products} copy={copy} onChoice={setChosen} />
          <p className="compare__none lead">{copy.none}</p>
          <ComparisonTable page={page} chosen={chosen} />
          <div className="row mt-4">
            <CsvLink {...page.csv} isUnderlined />
            <ChosenComparison page={page} chosen={chosen} />
          </div>
        </div>
      </div>
      <ClosingActions closing={copy.closing} />
    </>
  );
}

interface ChosenProps {
  page: ComparePage;
  /** The products whose columns are shown; all, as long as scripts have not started. */
  chosen: string[] | undefined;
}

/** The button that puts the chosen columns into the project folder. */
function ChosenComparison({ page: { copy, products }, chosen }: ChosenProps) {
  const slugs = products.map(({ slug }) => slug);
  const columns = slugs.filter((slug) => chosen?.includes(slug) ?? true);
  return (
    <FolderButton items={[{ kind: 'comparison', products: columns }]} subject={copy.header.title} />
  );
}

type Column = ComparePage['products'][number];

/**
 * The products side by side, with their portraits or symbols on one bus at the top. A row is left out
 * while none of the chosen products has such a rating.
 */
function ComparisonTable({ page, chosen }: ChosenProps) {
  const { products, groups, revisionLabel, copy } = page;
  const isChosen = products.map(({ slug }) => chosen?.includes(slug) ?? true);
  const isEmpty = (cells: ComparedRating[][]) =>
    cells.every((ratings, column) => !isChosen[column] || ratings.length === 0);
  return (
    <ScrollRegion className="compare__scroll" label={copy.table}>
      <table>
        <caption className="visually-hidden">{copy.table}</caption>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{copy.rating}</span>
            </td>
            {products.map((product) => (
              <th key={product.slug} scope="col">
                <ProductLook product={product} sizes="9rem" />
                <SiteLink
                  className="flex min-h-11 items-center text-ink type-wide"
                  to={product.path}
                >
                  {product.name}
                </SiteLink>
                <Equipment {...product} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup">{title}</th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr
                key={label}
                className={label === copy.main ? 'compare__main' : undefined}
                hidden={isEmpty(cells)}
              >
                <th scope="row">{label}</th>
                {cells.map((ratings, column) => (
                  <td key={products[column]?.slug}>
                    <RatingCell ratings={ratings} row={label} absent={copy.absent} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody className="compare__sheet">
          <tr>
            <th scope="row">{copy.datasheets.ordering}</th>
            {products.map(({ slug, ordering }) => (
              <td key={slug}>
                <OrderCode parts={ordering} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{copy.datasheets.datasheet}</th>
            {products.map(({ slug, path, name, revision, revised }) => (
              <td key={slug}>
                <SiteLink className="inline-block py-1.5" to={`${path}/datasheet`}>
                  <span className="visually-hidden">{name}, </span>
                  {revisionLabel} {revision}, <LocalDate day={revised} />
                </SiteLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface CellProps {
  ratings: ComparedRating[];
  /** The label of the row: a rating with the same label does not repeat it. */
  row: string;
  absent: string;
}

function RatingCell({ ratings, row, absent }: CellProps) {
  if (ratings.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{absent}</span>
      </>
    );
  }
  return ratings.map(({ label, value }) => (
    <p key={label + value}>
      <Unbroken text={value} />{' '}
      {label !== row && <small className="block type-tag text-ink-3">{label}</small>}
    </p>
  ));
}

/** Text in which designations, such as "61850-9-3", do not wrap. */
function Unbroken({ text }: { text: string }) {
  return splitDesignations(text).map(({ text, isWhole }, index) =>
    isWhole ? (
      <span key={`${index} ${text}`} className="whole">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** An ordering code, and what each part means. */
function OrderCode({ parts }: { parts: Column['ordering'] }) {
  return (
    <>
      <b className="font-regular text-copper">{parts.map(({ code }) => code).join('-')}</b>
      <dl className="mt-2">
        {parts.map(({ code, meaning }) => (
          <div key={meaning} className="hair-t py-1 sm:grid sm:grid-cols-[3.25rem_1fr] sm:gap-2">
            <dt>{code}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
