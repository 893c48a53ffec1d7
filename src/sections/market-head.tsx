import type { ComponentProps, ReactNode } from 'react';

import type { Market } from '../schemas/market';
import type { CopyOf } from '../schemas/pages';
import { Picture } from '../ui/picture';
import { PublicationBadge } from '../ui/publication-badge';
import { SiteLink } from '../ui/site-link';

interface MarketSummary extends Omit<Market, 'image'> {
  slug: string;
  path: string;
  image: ComponentProps<typeof Picture>['picture'];
}

export interface MarketBlockProps {
  market: MarketSummary;
  copy: CopyOf<'markets'>;
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
  return (
    <div className="section market-head control">
      <div className="wrap">
        {above}
        <div className="split">
          <div className="market-head__elevation lg:col-span-8">
            <Picture picture={market.image} className="elevation" first={above !== undefined} />
            <Feeder ends={position === total} />
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
            <Stats figures={[stats.projects, stats.coverage, stats.impact]} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Ground and cable on both sides of an elevation; the last market ends the cable. */
function Feeder({ ends }: { ends: boolean }) {
  return (
    <svg className="elevation market-head__feeder" viewBox="0 0 360 300" aria-hidden="true">
      <path d={ends ? 'M-200 232H0' : 'M-200 232H0M360 232H600'} />
      <path className="stroke-copper" d={ends ? 'M-13.5 262H0' : 'M-13.5 262H0M360 262H600'} />
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
