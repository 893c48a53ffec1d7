import { AskPlate } from '../../components/blocks/ask-plate';
import { ClosingActions } from '../../components/blocks/closing';
import { MarginedText, MarginLinks } from '../../components/blocks/margin';
import { Nameplate } from '../../components/blocks/nameplate';
import { OperatorBand } from '../../components/blocks/operator/operator-band';
import { Section } from '../../components/blocks/section';
import { Terminals } from '../../components/blocks/terminals';
import { TermProvider } from '../../components/ui/term-provider';
import { Prose } from '../../mdx/prose';
import type { ProductPage } from './page';
import { NextProducts } from './parts/next-products';
import { NumberedFeatures } from './parts/numbered-features';
import { OutlinePlate } from './parts/outline-plate';
import { ProductHead } from './parts/product-head';

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
          <NextProducts products={page.next} />
        </Section>
      )}
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}

/** Below the portrait that shows where the features are; without a portrait, above the prose. */
function Features({ page: { copy, product } }: { page: ProductPage }) {
  const { features, portrait } = product;
  return (
    <section className="features pb-12" aria-label={copy.features}>
      {portrait ? <NumberedFeatures features={features} /> : <Terminals items={features} />}
    </section>
  );
}

function Ratings({ page: { copy, product, terms, outline } }: { page: ProductPage }) {
  return (
    <>
      <section id="ratings" aria-label={copy.ratings}>
        <Nameplate product={product} terms={terms} />
      </section>
      <OutlinePlate {...outline} />
    </>
  );
}

function NextSteps({ page: { copy, stories } }: { page: ProductPage }) {
  return (
    <>
      {stories.length > 0 && (
        <MarginLinks id="story" title={copy.story} links={stories.map(toCase)} />
      )}
      <AskPlate plate={copy.ask} />
    </>
  );
}

function toCase({ path, title, client, results }: ProductPage['stories'][number]) {
  const [first] = results;
  const reading = first === undefined ? '' : `, ${first.metric} ${first.label}`;
  return { path, name: title, text: `${client}${reading}` };
}
