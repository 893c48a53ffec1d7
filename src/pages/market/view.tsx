import { AskPlate } from '../../components/blocks/margin';
import { MarginedProse } from '../../components/blocks/margined-prose';
import { MarketAnswer } from '../../components/blocks/market-block';
import { ClosingActions, Section } from '../../components/blocks/section';
import { Contact } from '../../components/ui/contact';
import { SiteLink } from '../../components/ui/site-link';
import { TermProvider } from '../../components/ui/term-provider';
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
        <MarginedProse body={body} next={<AskPlate plate={copy.ask} closes />} />
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
