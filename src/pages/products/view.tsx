import { Fragment } from 'react';
import { ClosingActions, PageHead } from '../../components/blocks/section';
import { ButtonLink } from '../../components/ui/button';
import { ProductSymbol } from '../../components/ui/symbol';
import { TermProvider } from '../../components/ui/term-provider';
import type { ProductsPage } from './page';
import { ProductBlock } from './parts/product-block';
import stylesheet from './walking-line.css?url';

export function View({ page }: { page: ProductsPage }) {
  const { copy, terms, products } = page;
  return (
    <TermProvider terms={terms}>
      <PageHead header={copy.header}>
        <div className="row mt-6">
          <ButtonLink variant="text" {...copy.compare} />
          <ButtonLink variant="text" {...copy.build} />
        </div>
        <SymbolStrip page={page} />
      </PageHead>
      <div className="section section--joined">
        <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
        <div className="wrap">
          {products.map((product, index) => (
            <Fragment key={product.slug}>
              <div className={toJog(index)} aria-hidden="true" />
              <ProductBlock
                product={product}
                page={page}
                side={index % 2 === 0 ? 'left' : 'right'}
              />
            </Fragment>
          ))}
        </div>
      </div>
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}

/** The products of this page as symbols hanging from one bus, each a link to its block. */
function SymbolStrip({ page: { copy, products } }: { page: ProductsPage }) {
  return (
    <nav className="symbol-strip" aria-label={copy.index}>
      {products.map((product) => (
        <a key={product.slug} href={`#${product.slug}`}>
          <ProductSymbol product={product} />
          <b>{product.name}</b> <span>{product.category}</span>
        </a>
      ))}
    </nav>
  );
}

/** The segment of conductor that leads to a block: from the feeder, then from side to side. */
function toJog(index: number): string {
  if (index === 0) return 'jog jog--first';
  return index % 2 === 0 ? 'jog jog--left' : 'jog';
}
