import type { ReactNode } from 'react';
import { withParameter } from '#base/paths';
import type { Market } from '../../collections/markets/collection';
import { ButtonLink } from '../ui/button';
import { useSite } from '../ui/site-context';
import { MarketHead, type MarketProps } from './market-head';
import { Terminals } from './terminals';

interface AnswerProps extends Pick<MarketProps, 'market' | 'copy'> {
  /** The address of its case study. */
  proof: string;
  /** The level of its headings. */
  Title: 'h2' | 'h3';
  /** Shown below everything else. */
  children?: ReactNode;
}

/**
 * A market in the list of markets: its elevation and figures, its problem, our answer and the
 * proof.
 */
export function MarketBlock(props: MarketProps & Pick<AnswerProps, 'proof'>) {
  const { market, copy, proof } = props;
  return (
    <article id={market.slug} aria-labelledby={`${market.slug}-name`}>
      <MarketHead {...props} />
      <MarketAnswer market={market} copy={copy} proof={proof} Title="h3">
        <div className="mt-10">
          <MarketActions market={market} copy={copy} />
        </div>
      </MarketAnswer>
    </article>
  );
}

/** What makes power supply difficult in a market, what we do about it, and the proof. */
export function MarketAnswer({ market, copy, proof, Title, children }: AnswerProps) {
  return (
    <div className="section">
      <div className="wrap">
        <div className="split sm:max-lg:grid-cols-2">
          <div className="question line-t pt-4 lg:col-span-5">
            <Title className="name small-name mb-2">{copy.challenge}</Title>
            <p>{market.challenge}</p>
          </div>
          <div className="question line-t pt-4 lg:col-start-7 lg:col-end-13">
            <Title className="name small-name mb-2">{copy.solution}</Title>
            <p>{market.solution}</p>
          </div>
          <div className="question lg:col-span-5">
            <Title className="name small-name mb-2">{copy.applications}</Title>
            <Terminals items={market.applications} />
          </div>
          <div className="question lg:col-start-7 lg:col-end-13">
            <Title className="name small-name mb-2">{copy.benefits}</Title>
            <Terminals items={market.benefits} accent="patina" />
          </div>
        </div>
        <CaseBar words={copy.caseStudy} study={market.caseStudy} to={proof} />
        {children}
      </div>
    </div>
  );
}

function CaseBar({ words, study, to }: { words: string; study: Market['caseStudy']; to: string }) {
  const { labels } = useSite();
  return (
    <div className="case-bar mt-14 flex items-center max-lg:flex-wrap justify-between gap-x-gap gap-y-4 rounded-sheet p-6">
      <div>
        <span className="mono text-ink-2">{words}</span>
        <p className="name text-[1.25rem]">{study.title}</p>
        <span className="mono mt-1 block text-ink-2">{study.result}</span>
      </div>
      <ButtonLink variant="text" to={to} label={labels.readStory} subject={study.title} />
    </div>
  );
}

/** The two buttons of a market: ask about it, or see projects elsewhere. */
export function MarketActions({ market, copy }: Pick<MarketProps, 'market' | 'copy'>) {
  const { inquire, caseStudies } = copy;
  const to = withParameter(inquire.to, 'market', market.slug);
  return (
    <div className="row row--stack">
      <ButtonLink variant="primary" to={to} label={inquire.label} subject={market.name} />
      <ButtonLink
        variant="secondary"
        to={caseStudies.to}
        label={caseStudies.label}
        subject={market.name}
      />
    </div>
  );
}
