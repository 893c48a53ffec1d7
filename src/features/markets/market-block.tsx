import type { ReactNode } from 'react';
import type { ImpactKind } from '../../collections/markets/collection.ts';
import { Elevation } from '../../components/blocks/elevation.tsx';
import { Figures } from '../../components/blocks/figures.tsx';
import { Terminals } from '../../components/blocks/terminals.tsx';
import { PublicationBadge } from '../../components/ui/badge.tsx';
import { ButtonLink, ButtonRow } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { withParameter } from '../../lib/addresses.ts';
import type { ListedMarket } from './listed-market.ts';

interface MarketBlockCopy
  extends Record<
      'position' | 'of' | 'challenge' | 'solution' | 'applications' | 'benefits' | 'caseStudy',
      string
    >,
    Record<'inquire' | 'caseStudies', { label: string; to: string }> {
  kinds: Record<ImpactKind, string>;
}

/** A market and its place among all markets. */
interface MarketProps {
  /** With the address of its own case studies. */
  market: ListedMarket & { cases: string };
  copy: MarketBlockCopy;
  position: number;
  total: number;
}

/** A market in the list: its elevation and figures, its problem, our answer and the proof. */
export function MarketBlock(props: MarketProps) {
  const { market } = props;
  return (
    <article id={market.slug} aria-labelledby={`ui:${market.slug}`}>
      <div className="section market-head control">
        <div className="wrap @container">
          <div className="split py-10 lg:items-end lg:pt-14 lg:pb-0">
            <MarketElevation {...props} />
            <div className="lg:col-start-9 lg:col-end-13 lg:pb-[12cqi]">
              <MarketPosition {...props} />
              {/* The longest name fits beside its drawing without breaking. */}
              <h2
                id={`ui:${market.slug}`}
                className="mt-1.5 mb-7 lg:text-[min(var(--fs-h2),4.1cqi)]"
              >
                <SiteLink to={market.path}>{market.name}</SiteLink>
              </h2>
              <MarketStats {...props} />
            </div>
          </div>
        </div>
      </div>
      <MarketAnswer {...props} Title="h3">
        <div className="mt-10">
          <MarketActions {...props} />
        </div>
      </MarketAnswer>
    </article>
  );
}

export function MarketPosition({ market, copy, position, total }: MarketProps) {
  return (
    <p className="tag">
      {`${copy.position} ${position} ${copy.of} ${total} `}
      <PublicationBadge entry={market} />
    </p>
  );
}

/** The elevation of a market, on the ground and cable that it shares with its neighbors. */
export function MarketElevation(props: MarketProps & { first?: boolean }) {
  const { market, position, total, first } = props;
  return (
    <div className="market-head__elevation lg:col-span-8">
      <Elevation picture={market.image} first={first} />
      <MarketFeeder end={market.endsCable ? 'drawn' : position === total ? 'terminal' : 'open'} />
    </div>
  );
}

/**
 * What is drawn to the right of an elevation: its own end, a terminal, or the cable to the next. It
 * overlaps the elevation by one unit, or a seam would show.
 */
const RIGHT_OF = {
  drawn: { ground: '', cable: '' },
  terminal: { ground: 'M359 232H2500', cable: 'M359 262H372' },
  open: { ground: 'M359 232H2500', cable: 'M359 262H2500' },
};

/** Ground and cable on both sides of an elevation, extending past the edges of any window. */
function MarketFeeder({ end }: { end: keyof typeof RIGHT_OF }) {
  const { ground, cable } = RIGHT_OF[end];
  return (
    <svg className="elevation market-head__feeder" viewBox="0 0 360 300" aria-hidden="true">
      <path d={`M-1500 232H1${ground}`} />
      <path className="stroke-copper" d={`M-13.5 262H1${cable}`} />
      {end === 'terminal' && <circle className="fill-copper" cx="372" cy="262" r="3.5" />}
    </svg>
  );
}

/** The three figures of a market; the third starts with the kind of improvement. */
export function MarketStats({ market, copy }: Pick<MarketProps, 'market' | 'copy'>) {
  const { projects, coverage, impact } = market.stats;
  const improved = { value: impact.value, label: `${copy.kinds[impact.kind]}: ${impact.label}` };
  return <Figures figures={[projects, coverage, improved]} className="stats" />;
}

interface AnswerProps extends Pick<MarketProps, 'market' | 'copy'> {
  Title: 'h2' | 'h3';
  /** Shown below everything else. */
  children?: ReactNode;
}

/** What makes power supply difficult in a market, what we do about it, and the proof. */
export function MarketAnswer({ market, copy, Title, children }: AnswerProps) {
  const { readStory } = useSite().labels;
  const { title, result, path } = market.caseStudy;
  return (
    <div className="section">
      <div className="wrap">
        <div className="split sm:max-lg:grid-cols-2">
          <div className="line-t pt-4 lg:col-span-5">
            <Title className="name small-name mb-2">{copy.challenge}</Title>
            <p className="max-w-[50ch] text-ink-2">{market.challenge}</p>
          </div>
          <div className="line-t pt-4 lg:col-start-7 lg:col-end-13">
            <Title className="name small-name mb-2">{copy.solution}</Title>
            <p className="max-w-[50ch] text-ink-2">{market.solution}</p>
          </div>
          <div className="lg:col-span-5">
            <Title className="name small-name mb-2">{copy.applications}</Title>
            <Terminals items={market.applications} />
          </div>
          <div className="lg:col-start-7 lg:col-end-13">
            <Title className="name small-name mb-2">{copy.benefits}</Title>
            <Terminals items={market.benefits} accent="patina" />
          </div>
        </div>
        <div className="case-bar mt-14 flex items-center max-lg:flex-wrap justify-between gap-x-gap gap-y-4 rounded-sheet p-6">
          <div>
            <span className="mono text-ink-2">{copy.caseStudy}</span>
            <p className="name text-[1.25rem]">{title}</p>
            <span className="mono mt-1 block text-ink-2">{result}</span>
          </div>
          <ButtonLink variant="text" to={path} label={readStory} subject={title} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** The two buttons of a market: ask about it, or see its projects and others. */
export function MarketActions({ market, copy }: Pick<MarketProps, 'market' | 'copy'>) {
  const { inquire, caseStudies } = copy;
  const ask = { ...inquire, to: withParameter(inquire.to, 'market', market.slug) };
  return <ButtonRow actions={[ask, { ...caseStudies, to: market.cases }]} subject={market.name} />;
}
