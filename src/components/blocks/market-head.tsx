import type { ImpactKind, toListed } from '../../collections/markets/collection';
import { PublicationBadge } from '../ui/publication-badge';
import { SiteLink } from '../ui/site-link';
import { Elevation } from './elevation';
import { Figures } from './figures';

/** The copy around each market. */
interface MarketWords
  extends Record<
      'position' | 'of' | 'challenge' | 'solution' | 'applications' | 'benefits' | 'caseStudy',
      string
    >,
    Record<'inquire' | 'caseStudies', { label: string; to: string }> {
  kinds: Record<ImpactKind, string>;
}

/** A market and its place among all markets. */
export interface MarketProps {
  market: ReturnType<typeof toListed>;
  copy: MarketWords;
  position: number;
  total: number;
}

/**
 * The dark band of a market in the list: its elevation on the feeder, its name and three figures.
 */
export function MarketHead(props: MarketProps) {
  const { market, copy } = props;
  return (
    <div className="section market-head control">
      <div className="wrap @container">
        <div className="split">
          <MarketElevation {...props} />
          <div className="lg:col-start-9 lg:col-end-13 lg:pb-[12cqi]">
            <MarketPosition {...props} />
            <h2 id={`${market.slug}-name`}>
              <SiteLink to={market.path}>{market.name}</SiteLink>
            </h2>
            <MarketStats market={market} copy={copy} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The position of this market in the list. */
export function MarketPosition({ market, copy, position, total }: MarketProps) {
  return (
    <p className="tag">
      {`${copy.position} ${position} ${copy.of} ${total} `}
      <PublicationBadge entry={market} />
    </p>
  );
}

interface MarketElevationProps extends MarketProps {
  /** It is on the first screen of a page. */
  first?: boolean;
}

/** The elevation of a market, on the ground and cable that it shares with its neighbors. */
export function MarketElevation({ market, position, total, first }: MarketElevationProps) {
  return (
    <div className="market-head__elevation lg:col-span-8">
      <Elevation picture={market.image} first={first} />
      <Feeder end={market.endsCable ? 'drawn' : position === total ? 'terminal' : 'open'} />
    </div>
  );
}

/**
 * What is drawn to the right of an elevation: its own end, a terminal, or the cable to the next. It
 * overlaps the elevation by one unit, or a seam would show.
 */
type CableEnd = 'drawn' | 'terminal' | 'open';

const RIGHT_OF: Record<CableEnd, { ground: string; cable: string }> = {
  drawn: { ground: '', cable: '' },
  terminal: { ground: 'M359 232H2500', cable: 'M359 262H372' },
  open: { ground: 'M359 232H2500', cable: 'M359 262H2500' },
};

/** Ground and cable on both sides of an elevation, extending past the edges of any window. */
function Feeder({ end }: { end: CableEnd }) {
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
