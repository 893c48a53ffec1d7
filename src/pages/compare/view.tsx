import { ClosingActions, PageHead } from '../../components/blocks/section';
import { Breadcrumb } from '../../components/ui/breadcrumb';
import stylesheet from './compare.css?url';
import type { ComparePage } from './page';
import { ColumnChoice } from './parts/column-choice';
import { ComparisonTable } from './parts/comparison-table';

export function View({ page }: { page: ComparePage }) {
  const { copy, path, products, breadcrumb } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead
        header={copy.header}
        above={<Breadcrumb links={breadcrumb} current={copy.seo.title} />}
      />
      <div className="section section--joined compare">
        <div className="wrap">
          <ColumnChoice list={path} products={products} copy={copy} />
          <p className="compare__none lead">{copy.none}</p>
          <ComparisonTable page={page} />
          <a className="more mono underline" {...page.csv.file}>
            {page.csv.label}
          </a>
        </div>
      </div>
      <ClosingActions closing={copy.closing} />
    </>
  );
}
