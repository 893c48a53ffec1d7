import type { RefObject } from 'react';
import { interpolate } from '#base/text';
import { SiteLink } from '../../../components/ui/site-link';
import type { HomePage } from '../page';

export type HeroProduct = Pick<HomePage['products'][number], 'icon' | 'name' | 'path'>;
type Market = HomePage['markets'][number];
export type HeroMarket = Pick<Market, 'name' | 'path'> & {
  stats: Pick<Market['stats'], 'projects'>;
};

/** The names of products, each at the first symbol that represents it. */
export function HeroProducts({ products }: { products: HeroProduct[] }) {
  const icons = products.map(({ icon }) => icon);
  const shown = products.filter(({ icon }, place) => icon && icons.indexOf(icon) === place);
  return (
    <ul className="hero__products">
      {shown.map(({ icon, name, path }) => (
        <li key={path} className={`hero__${icon}`}>
          <SiteLink to={path} className="block truncate px-2 py-3">
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface HeroFeedersProps {
  markets: HeroMarket[];
  /** How many feeders the drawing has. */
  count: number;
  /** The name of a feeder's button, with `{feeder}`. */
  press: string;
  /** Whether a fault can be placed yet. */
  isLive: boolean;
  list: RefObject<HTMLOListElement | null>;
  onPress: (feeder: number) => void;
}

/** The feeders: a button on each, and the market at its end. */
export function HeroFeeders({ markets, count, press, isLive, list, onPress }: HeroFeedersProps) {
  return (
    <ol className="hero__feeders" ref={list}>
      {Array.from({ length: count }, (_, feeder) => {
        const market = markets[feeder];
        const name = market?.name ?? String(feeder + 1);
        return (
          <li key={name}>
            {isLive && (
              <button
                type="button"
                className="rounded-sheet"
                aria-label={interpolate(press, { feeder: name })}
                onClick={() => onPress(feeder)}
              />
            )}
            {market && (
              <SiteLink to={market.path}>
                <b className="block">{name}</b>{' '}
                <span>
                  {market.stats.projects.value} {market.stats.projects.label}
                </span>
              </SiteLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
