import type { ComponentProps, ReactNode } from 'react';
import type { Market } from '../../collections/markets/collection';
import type { MarketsPage } from '../../pages/markets/page';
import { PublicationBadge } from '../ui/publication-badge';
import { SiteLink } from '../ui/site-link';
import { Elevation } from './elevation';

interface MarketSummary extends Omit<Market, 'image'> {
  slug: string;
  path: string;
  image?: ComponentProps<typeof Elevation>['picture'];
}

export interface MarketBlockProps {
  market: MarketSummary;
  copy: MarketsPage['copy'];
  /** The address of the page that tells its case study. */
  proof: string;
  position: number;
  total: number;
  /** The block is a page of its own: its name is the h1, under a breadcrumb. */
  above?: ReactNode;
}

/** The dark band of a market: its elevation on the feeder, its name and three figures. */
export function MarketHead({ market, copy, position, total, above }: MarketBlockProps) {
  const { name, slug, path, stats } = market;
  const id = `${slug}-name`;
  const { kind, value, label } = stats.impact;
  const impact = { value, label: `${copy.kinds[kind]}: ${label}` };
  return (
    <div className="section market-head control">
      <div className="wrap">
        {above}
        <div className="split">
          <div className="market-head__elevation lg:col-span-8">
            <Elevation picture={market.image} first={above !== undefined} />
            <Feeder end={market.endsCable ? 'drawn' : position === total ? 'terminal' : 'open'} />
          </div>
          <div className="market-head__text">
            <p className="tag">
              {`${copy.position} ${position} ${copy.of} ${total} `}
              <PublicationBadge entry={market} />
            </p>
            {above === undefined ? (
              <h2 id={id}>
                <SiteLink to={path}>{name}</SiteLink>
              </h2>
            ) : (
              <h1 id={id}>{name}</h1>
            )}
            <Stats figures={[stats.projects, stats.coverage, impact]} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What lies to the right of an elevation: its own end, a terminal, or the cable to the next. */
type CableEnd = 'drawn' | 'terminal' | 'open';

const RIGHT_OF: Record<CableEnd, { ground: string; cable: string }> = {
  drawn: { ground: '', cable: '' },
  terminal: { ground: 'M360 232H2500', cable: 'M360 262H372' },
  open: { ground: 'M360 232H2500', cable: 'M360 262H2500' },
};

/** Ground and cable on both sides of an elevation, as far as any window reaches. */
function Feeder({ end }: { end: CableEnd }) {
  const { ground, cable } = RIGHT_OF[end];
  return (
    <svg className="elevation market-head__feeder" viewBox="0 0 360 300" aria-hidden="true">
      <path d={`M-1500 232H0${ground}`} />
      <path className="stroke-copper" d={`M-13.5 262H0${cable}`} />
      {end === 'terminal' && <circle className="fill-copper" cx="372" cy="262" r="3.5" />}
    </svg>
  );
}

function Stats({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <dl className="stats">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
