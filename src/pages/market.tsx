import type { PageOf } from '../content/page-data';
import { Prose } from '../mdx/prose';
import { ClosingActions } from '../sections/closing';
import { MarketBlock } from '../sections/market-block';
import { NextLinks } from '../sections/next-links';
import { Section } from '../sections/section';
import { Breadcrumb } from '../ui/breadcrumb';
import { TermProvider } from '../ui/term-provider';

export function View({ page }: { page: PageOf<'market'> }) {
  const { copy, market, listCopy, body, terms, next } = page;
  return (
    <TermProvider terms={terms}>
      <MarketBlock
        market={market}
        copy={listCopy}
        proof={page.proof}
        position={page.position}
        total={page.total}
        above={<Breadcrumb links={[page.list]} />}
      />
      <Section id="practice" heading={copy.practice} surface="tint">
        <Prose body={body} />
      </Section>
      <Section id="next" heading={copy.next} joined>
        <NextLinks
          links={next.map(({ path, name, description }) => ({ path, name, tag: description }))}
        />
      </Section>
      <ClosingActions closing={listCopy.closing} />
    </TermProvider>
  );
}
