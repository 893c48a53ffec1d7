import type { DayNightPictures } from '#site';
import { ClosingActions, PageHead } from '../../components/blocks/section.tsx';
import { Terminals } from '../../components/blocks/terminals.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { ProductSymbol } from '../../components/ui/symbol.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import { Equipment, Nameplate, ProductActions } from '../../features/products/product-details.tsx';
import type { ProductsPage } from './page.ts';
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
          {products.map((product) => (
            <ProductBlock key={product.slug} page={page} product={product} />
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
        <a key={product.slug} className="wired" href={`#${product.slug}`}>
          <ProductSymbol product={product} />
          <b className="name">{product.name}</b> <span className="mono">{product.category}</span>
        </a>
      ))}
    </nav>
  );
}

/** The widths of a portrait beside the text. */
const SIZES = '(min-width: 84em) 33rem, (min-width: 62em) 37vw, (min-width: 44em) 91vw, 63vw';

interface ProductBlockProps {
  page: ProductsPage;
  product: ProductsPage['products'][number];
}

/** A product on the walking line: what it does and, from side to side, its drawing and nameplate. */
function ProductBlock({ page, product }: ProductBlockProps) {
  const { slug, path, name, portrait } = product;
  const heading = `ui:${slug}`;
  const symbol = <ProductSymbol product={product} travels={product.order} />;
  return (
    <>
      <div className="jog wired" aria-hidden="true" />
      <section className="product-block split" id={slug} aria-labelledby={heading}>
        <div className="product-block__text lg:col-start-7 lg:col-end-13 lg:row-start-1 lg:pb-22">
          {portrait && symbol}
          <Equipment {...product} />
          <h2 id={heading} className="mt-2 mb-4.5 text-[length:min(var(--fs-article),10vw)]">
            <SiteLink to={path}>{name}</SiteLink>
          </h2>
          <p className="lead mb-7">{product.description}</p>
          <Terminals items={product.features} />
          <ProductActions product={product} copy={page.copy} />
        </div>
        <div className="product-block__equipment wired max-lg:contents lg:col-start-1 lg:col-end-6 lg:row-start-1 lg:flex lg:flex-col">
          <div className="product-block__drawing plate wired plate--ticks grid place-items-center">
            {portrait ? <DayAndNight {...portrait} /> : symbol}
          </div>
          <Nameplate product={product} terms={page.terms} />
        </div>
      </section>
    </>
  );
}

/** A portrait matching the color scheme; in the light scheme, hovering shows the night picture. */
function DayAndNight({ day, night }: DayNightPictures) {
  return (
    <>
      <Picture picture={day} night={night} sizes={SIZES} className="product-block__day" />
      <Picture picture={night} sizes={SIZES} className="product-block__night" decorative />
    </>
  );
}
