import type { PageOf } from '../../content/page-data';
import { Prose } from '../../mdx/prose';
import { AskPlate } from '../../sections/ask-plate';
import { ClosingActions } from '../../sections/closing';
import { MarginLinks } from '../../sections/margin';
import { MarketBlock } from '../../sections/market-block';
import { NextLinks } from '../../sections/next-links';
import { Practice } from '../../sections/practice';
import { Section } from '../../sections/section';
import { Breadcrumb } from '../../ui/breadcrumb';
import { TermProvider } from '../../ui/term-provider';

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
        <Practice
          label={copy.practice.title}
          headings={body.headings}
          next={<NextSteps page={page} />}
        >
          <Prose body={body} />
        </Practice>
      </Section>
      {next.length > 0 && (
        <Section id="next" heading={copy.next} joined>
          <NextLinks
            links={next.map(({ path, name, description }) => ({ path, name, tag: description }))}
          />
        </Section>
      )}
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}

function NextSteps({ page: { copy, market, proof } }: { page: PageOf<'market'> }) {
  const { title, result } = market.caseStudy;
  return (
    <>
      <MarginLinks
        id="story"
        title={copy.story}
        links={[{ path: proof, name: title, text: result }]}
      />
      <AskPlate plate={copy.ask} />
    </>
  );
}
