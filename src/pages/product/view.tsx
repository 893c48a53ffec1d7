import { ClosingActions } from '../../components/blocks/section.tsx';
import { Breadcrumb } from '../../components/ui/breadcrumb.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { ProductSymbol } from '../../components/ui/symbol.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import { FolderButton } from '../../features/folder/lazy-folder-button.tsx';
import { OperatorBand } from '../../features/operator/operator-band.tsx';
import { Equipment, ProductActions } from '../../features/products/product-details.tsx';
import chapterStyles from './chapters.css?url';
import stylesheet from './hotspots.css?url';
import { Hotspots } from './hotspots.tsx';
import type { ProductPage } from './page.ts';

/** All below the head, which follows the page. */
const ProductSections = lazyIsland(() =>
  import('./product-sections.tsx').then((module) => module.ProductSections),
);

export const preload = ({ screen }: ProductPage) =>
  Promise.all([ProductSections.preload(), screen && OperatorBand.preload()]);

export function View({ page }: { page: ProductPage }) {
  return (
    <TermProvider terms={page.terms}>
      <ProductHead page={page} />
      {/* The portrait above does not wait for it. */}
      <link rel="stylesheet" href={chapterStyles} fetchPriority="low" />
      <ProductSections page={page} />
      <ClosingActions closing={page.copy.closing} />
    </TermProvider>
  );
}

/** Portrait width in the head; on phones, a pixel ratio of 3 adds 13 kB with no visible gain. */
const SIZES =
  '(min-width: 100em) 62rem, (min-width: 84em) 50rem, (min-width: 62em) 57vw, (min-resolution: 2.5dppx) 65vw, 100vw';

/** From so many letters on, a name takes several lines, in a smaller size. */
const LONG_NAME = 16;

const toSize = (name: string) =>
  name.length > LONG_NAME ? 'lg:text-h2' : 'lg:text-[min(var(--fs-h1),5.7vw)]';

/** The head of a product's page: its name beside its portrait or, without one, its symbol. */
function ProductHead({ page }: { page: ProductPage }) {
  const { product, breadcrumb, listCopy } = page;
  const { portrait } = product;
  // After the picture, which does not wait for it, and before the numbers.
  const styles = <link rel="stylesheet" href={stylesheet} fetchPriority="low" />;
  const symbol = <ProductSymbol product={product} travels={product.order} />;
  return (
    <section className="section page-head product-head overflow-clip pb-0">
      <div className="wrap">
        <Breadcrumb links={breadcrumb} current={product.name} />
        <div className="product-head__columns">
          <div className="product-head__name lg:self-end lg:pt-4">
            {portrait && symbol}
            <Equipment {...product} />
            {/* The longest word fits in its column without breaking. */}
            <h1 className={`mt-1.5 mb-5 max-w-full ${toSize(product.name)}`}>{product.name}</h1>
          </div>
          {portrait ? (
            <figure className="product-head__portrait">
              <Picture picture={portrait.day} night={portrait.night} sizes={SIZES} first />
              {styles}
              {page.hotspots.length > 0 && (
                <Hotspots
                  hotspots={page.hotspots}
                  features={page.features}
                  label={page.copy.features}
                />
              )}
            </figure>
          ) : (
            <div className="product-head__drawing">
              {symbol}
              {styles}
            </div>
          )}
          <div>
            <p className="lead mb-8">{product.description}</p>
            <ProductActions product={product} copy={listCopy}>
              <ButtonLink variant="text" {...listCopy.compare} />
              <ButtonLink
                variant="text"
                label={listCopy.buying.label}
                to={page.facts.rows.length > 0 ? '#facts' : listCopy.buying.to}
              />
              <FolderButton items={page.folder} subject={product.name} />
            </ProductActions>
          </div>
        </div>
        <Features page={page} />
      </div>
    </section>
  );
}

/** The features, numbered as in the portrait that shows where they are. */
function Features({ page: { copy, features } }: { page: ProductPage }) {
  return (
    <section className="pb-12" aria-label={copy.features}>
      <ol className="numbered">
        {features.map((feature, index) => (
          <li
            key={feature}
            id={`ui:feature-${index + 1}`}
            className={`feature-${index + 1} pt-4 pr-4 pb-2 text-small/[1.4]`}
          >
            <b aria-hidden="true">{index + 1}</b> {feature}
          </li>
        ))}
      </ol>
    </section>
  );
}
