import type { PageOf } from '../../content/page-data';
import { ClosingActions } from '../../sections/closing';
import { ColumnChoice } from '../../sections/column-choice';
import { ComparisonTable } from '../../sections/comparison-table';
import { PageHead } from '../../sections/page-head';
import { Breadcrumb } from '../../ui/breadcrumb';
import { CsvLink } from '../../ui/csv-link';
import stylesheet from './compare.css?url';

export function View({ page }: { page: PageOf<'compare'> }) {
  const { copy, path, products, list } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead
        header={copy.header}
        above={<Breadcrumb links={[list]} current={copy.seo.title} />}
      />
      <div className="section section--joined compare">
        <div className="wrap">
          <ColumnChoice list={path} products={products} copy={copy} />
          <p className="compare__none lead">{copy.none}</p>
          <ComparisonTable {...page} />
          <CsvLink {...page.csv} />
        </div>
      </div>
      <ClosingActions closing={copy.closing} />
    </>
  );
}
