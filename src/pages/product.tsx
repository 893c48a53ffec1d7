import type { PageOf } from '../content/page-data';
import { Prose } from '../mdx/prose';
import { NextProducts } from '../sections/next-products';
import { Practice } from '../sections/practice';
import { ProductHead } from '../sections/product-head';
import { Ratings } from '../sections/ratings';
import { Section } from '../sections/section';
import { StoryProof } from '../sections/story-proof';
import { TermProvider } from '../ui/term-provider';

export function View({ page }: { page: PageOf<'product'> }) {
  const { copy, product, terms, body } = page;
  return (
    <TermProvider terms={terms}>
      <ProductHead product={product} list={page.list} copy={page.listCopy} />
      <Section id="ratings" heading={copy.ratings} surface="tint">
        <Ratings product={product} terms={terms} features={copy.features} />
      </Section>
      <Section id="practice" heading={copy.practice}>
        <Practice labelledBy="practice" headings={body.headings}>
          <Prose body={body} />
        </Practice>
      </Section>
      <Section id="story" heading={copy.story}>
        <div className="grid gap-14 lg:gap-22">
          {page.stories.map((story) => (
            <StoryProof key={story.slug} story={story} />
          ))}
        </div>
      </Section>
      <Section id="next" heading={copy.next} surface="tint">
        <NextProducts products={page.next} />
      </Section>
    </TermProvider>
  );
}
