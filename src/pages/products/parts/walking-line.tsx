import { Fragment } from 'react';

import type { ProductsPage } from '../page';
import stylesheet from '../walking-line.css?url';
import { ProductBlock } from './product-block';

/** The products along one conductor that crosses from side to side between them. */
export function WalkingLine({ page }: { page: ProductsPage }) {
  return (
    <div className="section section--joined">
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <div className="wrap">
        {page.products.map((product, index) => (
          <Fragment key={product.slug}>
            <div className={toJog(index)} aria-hidden="true" />
            <ProductBlock product={product} page={page} side={index % 2 === 0 ? 'left' : 'right'} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** The segment of conductor that leads to a block: from the feeder, then from side to side. */
function toJog(index: number): string {
  if (index === 0) return 'jog jog--first';
  return index % 2 === 0 ? 'jog jog--left' : 'jog';
}
