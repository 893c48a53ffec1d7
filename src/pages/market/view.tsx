import { AskPlate } from '../../components/blocks/ask-plate';
import { ClosingActions } from '../../components/blocks/closing';
import { MarginedText } from '../../components/blocks/margin';
import { MarketAnswer } from '../../components/blocks/market-block';
import { Section } from '../../components/blocks/section';
import { Contents } from '../../components/layout/contents';
import { Contact } from '../../components/ui/contact';
import { SiteLink } from '../../components/ui/site-link';
import { TermProvider } from '../../components/ui/term-provider';
import { Prose } from '../../mdx/prose';
import type { MarketPage } from './page';
import { Opening } from './parts/opening';

export function View({ page }: { page: MarketPage }) {
  const { copy, market, listCopy, body, terms, next } = page;
  return (
    <TermProvider terms={terms}>
      <article id={market.slug} aria-labelledby={`${market.slug}-name`}>
        <Opening page={page} />
        <MarketAnswer market={market} copy={listCopy} proof={page.proof} Title="h2" />
      </article>
      <Section id="practice" heading={copy.practice} surface="tint">
        <MarginedText
          lookup={
            <div className="max-lg:hidden">
              <Contents headings={body.headings} />
            </div>
          }
          next={<AskPlate plate={copy.ask} closes />}
        >
          <Prose body={body} />
        </MarginedText>
      </Section>
      {next.length > 0 && (
        <Section id="next" heading={copy.next} joined>
          <ul className="next">
            {next.map(({ path, name, description }) => (
              <li key={path}>
                <SiteLink to={path} className="hair-b flex h-full items-baseline gap-4 py-4">
                  <span>
                    <b>{name}</b>
                    <span className="mt-1 block text-small/[1.45] text-ink-2">{description}</span>
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
