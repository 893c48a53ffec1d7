import { AskPlate, MarginedText, MarginLinks } from '../../components/blocks/margin';
import { OperatorBand } from '../../components/blocks/operator/operator-band';
import { OutlineDrawing } from '../../components/blocks/outline-drawing';
import { Equipment, Nameplate } from '../../components/blocks/product-parts';
import { ClosingActions, Section } from '../../components/blocks/section';
import { Terminals } from '../../components/blocks/terminals';
import { Contact } from '../../components/ui/contact';
import { SiteLink } from '../../components/ui/site-link';
import { ProductSymbol } from '../../components/ui/symbol';
import { TermProvider } from '../../components/ui/term-provider';
import { Prose } from '../../mdx/prose';
import type { ProductPage } from './page';
import { ProductHead } from './parts/product-head';

export const preload = async ({ screen }: ProductPage) => screen && OperatorBand.preload();

export function View({ page }: { page: ProductPage }) {
  const { copy, product, terms, body } = page;
  const isPictured = product.portrait !== undefined;
  return (
    <TermProvider terms={terms}>
      <ProductHead page={page}>{isPictured && <Features page={page} />}</ProductHead>
      {page.screen && <OperatorBand copy={page.screen} />}
      <Section id="practice" heading={copy.practice} surface="tint">
        <MarginedText lookup={<Ratings page={page} />} next={<NextSteps page={page} />}>
          {!isPictured && <Features page={page} />}
          <Prose body={body} />
        </MarginedText>
      </Section>
      {page.next.length > 0 && (
        <Section id="next" heading={copy.next} joined>
          <ul className="next">
            {page.next.map((next) => (
              <li key={next.slug}>
                <SiteLink to={next.path} className="hair-b flex h-full items-center gap-4 py-4">
                  <ProductSymbol product={next} />
                  <span>
                    <Equipment {...next} /> <b>{next.name}</b>
                  </span>
                  <Contact />
                </SiteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}

/** Numbered below the portrait that shows where they are; without one, a list above the prose. */
function Features({ page: { copy, product } }: { page: ProductPage }) {
  const { features, portrait } = product;
  return (
    <section className="features pb-12" aria-label={copy.features}>
      {portrait ? (
        <ol className="numbered">
          {features.map((feature, index) => (
            <li
              key={feature}
              id={`feature-${index + 1}`}
              className={`feature-${index + 1} pt-4 pr-4 pb-2 text-small/[1.4]`}
            >
              <b aria-hidden="true">{index + 1}</b> {feature}
            </li>
          ))}
        </ol>
      ) : (
        <Terminals items={features} />
      )}
    </section>
  );
}

function Ratings({ page: { copy, product, terms, outline } }: { page: ProductPage }) {
  return (
    <>
      <section id="ratings" aria-label={copy.ratings}>
        <Nameplate product={product} terms={terms} />
      </section>
      <figure>
        <figcaption className="mono mb-2">{outline.title}</figcaption>
        <OutlineDrawing outline={outline} />
      </figure>
    </>
  );
}

function NextSteps({ page: { copy, stories } }: { page: ProductPage }) {
  return (
    <>
      {stories.length > 0 && (
        <MarginLinks id="story" title={copy.story} links={stories.map(toCase)} />
      )}
      <AskPlate plate={copy.ask} closes />
    </>
  );
}

function toCase({ path, title, client, results }: ProductPage['stories'][number]) {
  const [first] = results;
  const reading = first === undefined ? '' : `, ${first.metric} ${first.label}`;
  return { path, name: title, text: `${client}${reading}` };
}
