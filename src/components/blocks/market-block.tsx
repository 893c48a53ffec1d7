import { withParameter } from '#base/paths';
import type { Market } from '../../collections/markets/collection';
import { ButtonLink } from '../ui/button';
import { useSite } from '../ui/site-context';
import type { MarketBlockProps } from './market-head';
import { MarketHead } from './market-head';
import { Terminals } from './terminals';

/** A market: its elevation and figures, its problem, our answer and the proof. */
export function MarketBlock(props: MarketBlockProps) {
  const { market, copy, proof, above } = props;
  const Title = above === undefined ? 'h3' : 'h2';
  return (
    <article id={market.slug} aria-labelledby={`${market.slug}-name`}>
      <MarketHead {...props} />
      <div className="section">
        <div className="wrap">
          <div className="split">
            <div className="question lg:col-span-5">
              <Title>{copy.challenge}</Title>
              <p>{market.challenge}</p>
            </div>
            <div className="question lg:col-start-7 lg:col-end-13">
              <Title>{copy.solution}</Title>
              <p>{market.solution}</p>
            </div>
            <div className="question lg:col-span-5">
              <Title>{copy.applications}</Title>
              <Terminals items={market.applications} />
            </div>
            <div className="question lg:col-start-7 lg:col-end-13">
              <Title>{copy.benefits}</Title>
              <Terminals items={market.benefits} accent="patina" />
            </div>
          </div>
          <CaseBar words={copy.caseStudy} study={market.caseStudy} to={proof} />
          <MarketActions market={market} copy={copy} />
        </div>
      </div>
    </article>
  );
}

function CaseBar({ words, study, to }: { words: string; study: Market['caseStudy']; to: string }) {
  const { labels } = useSite();
  return (
    <div className="case-bar mt-14">
      <div>
        <span>{words}</span>
        <p>{study.title}</p>
        <span>{study.result}</span>
      </div>
      <ButtonLink variant="text" to={to} label={labels.readStory} subject={study.title} />
    </div>
  );
}

function MarketActions({ market, copy }: Pick<MarketBlockProps, 'market' | 'copy'>) {
  const { enquire, caseStudies } = copy;
  const to = withParameter(enquire.to, 'market', market.slug);
  return (
    <div className="row row--stack mt-10">
      <ButtonLink variant="primary" to={to} label={enquire.label} subject={market.name} />
      <ButtonLink
        variant="secondary"
        to={caseStudies.to}
        label={caseStudies.label}
        subject={market.name}
      />
    </div>
  );
}
