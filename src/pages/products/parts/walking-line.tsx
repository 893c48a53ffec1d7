import type { ComponentProps } from 'react';
import { Fragment } from 'react';

import stylesheet from '../walking-line.css?url';
import { ProductBlock } from './product-block';

type BlockProps = ComponentProps<typeof ProductBlock>;

interface WalkingLineProps extends Pick<BlockProps, 'copy' | 'terms'> {
  products: BlockProps['product'][];
}

/** The products along one conductor that crosses from side to side between them. */
export function WalkingLine({ products, ...shared }: WalkingLineProps) {
  return (
    <div className="section section--joined">
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <div className="wrap">
        {products.map((product, index) => (
          <Fragment key={product.slug}>
            <div className={toJog(index)} aria-hidden="true" />
            <ProductBlock product={product} side={index % 2 === 0 ? 'left' : 'right'} {...shared} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** The piece of conductor that leads to a block: from the feeder, then from side to side. */
function toJog(index: number): string {
  if (index === 0) return 'jog jog--first';
  return index % 2 === 0 ? 'jog jog--left' : 'jog';
}
