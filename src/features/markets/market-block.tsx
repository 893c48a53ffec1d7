import type { Figure } from '../../collections/fields.ts';
import type { ImpactKind } from '../../collections/markets/collection.ts';
import { Elevation } from '../../components/blocks/elevation.tsx';
import { Figures } from '../../components/blocks/figures.tsx';
import { Terminals } from '../../components/blocks/terminals.tsx';
import { PublicationBadge } from '../../components/ui/badge.tsx';
import { ButtonLink, ButtonRow } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { withParameter } from '../../lib/addresses.ts';
import type { ListedMarket } from './listed-market.ts';

interface MarketCopy
  extends Record<
      'position' | 'of' | 'challenge' | 'solution' | 'applications' | 'benefits' | 'caseStudy',
      string
    >,
    Record<'inquire' | 'caseStudies', { label: string; to: string }> {
  kinds: Record<ImpactKind, string>;
}

/** A market and its place among all markets. */
export interface MarketProps {
  /** With the address of its own case studies. */
  market: ListedMarket & { cases: string };
  copy: MarketCopy;
  position: number;
  total: number;
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
  const { projects, coverage } = market.stats;
  const figures = [projects, coverage, toImpact(market, copy)];
  return <Figures figures={figures} className="stats" />;
}

/** What a market's projects improved, labeled with the kind of improvement. */
export function toImpact(
  { stats: { impact } }: Pick<ListedMarket, 'stats'>,
  { kinds }: Pick<MarketCopy, 'kinds'>,
): Figure {
  return { value: impact.value, label: `${kinds[impact.kind]}: ${impact.label}` };
}

interface AnswerProps extends Pick<MarketProps, 'market' | 'copy'> {
  Title: 'h2' | 'h3';
  /** The layout of the four parts where there is room for columns. */
  className: 'answer' | 'market-summary__answer';
}

/** What makes power supply difficult in a market, what we do about it, where, and what it brings. */
export function MarketAnswer({ market, copy, Title, className }: AnswerProps) {
  return (
    <div className={`split sm:max-lg:grid-cols-2 ${className}`}>
      <div className="line-t pt-4">
        <Title className="name small-name mb-2">{copy.challenge}</Title>
        <p className="max-w-[50ch] text-ink-2">{market.challenge}</p>
      </div>
      <div className="line-t pt-4">
        <Title className="name small-name mb-2">{copy.solution}</Title>
        <p className="max-w-[50ch] text-ink-2">{market.solution}</p>
      </div>
      <div>
        <Title className="name small-name mb-2">{copy.applications}</Title>
        <Terminals items={market.applications} />
      </div>
      <div>
        <Title className="name small-name mb-2">{copy.benefits}</Title>
        <Terminals items={market.benefits} accent="patina" />
      </div>
    </div>
  );
}

/** The project that proves our answer. */
export function MarketCase({ market, copy }: Pick<MarketProps, 'market' | 'copy'>) {
  const { readStory } = useSite().labels;
  const { title, result, path } = market.caseStudy;
  return (
    <div className="case-bar flex items-center max-lg:flex-wrap justify-between gap-x-gap gap-y-4 rounded-sheet p-6">
      <div>
        <span className="mono text-ink-2">{copy.caseStudy}</span>
        <p className="name text-[1.25rem]">{title}</p>
        <span className="mono mt-1 block text-ink-2">{result}</span>
      </div>
      <ButtonLink variant="text" to={path} label={readStory} subject={title} />
    </div>
  );
}

/** The two buttons of a market: ask about it, or see its projects and others. */
export function MarketActions({ market, copy }: Pick<MarketProps, 'market' | 'copy'>) {
  const { inquire, caseStudies } = copy;
  const ask = { ...inquire, to: withParameter(inquire.to, 'market', market.slug) };
  return <ButtonRow actions={[ask, { ...caseStudies, to: market.cases }]} subject={market.name} />;
}
