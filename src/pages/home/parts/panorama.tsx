import type { Figure } from '#check/fields';
import { Elevation } from '../../../components/blocks/elevation';
import { PublicationBadge } from '../../../components/ui/badge';
import { More } from '../../../components/ui/contact';
import { useSite } from '../../../components/ui/site-context';
import { SiteLink } from '../../../components/ui/site-link';
import type { HomePage } from '../page';

/**
 * The markets side by side along one cable, each a link to its page. `bays.css`, which the bays
 * above link, derives from their number how many are in a row and where the cable wraps to the
 * next.
 */
export function Panorama({ markets }: Pick<HomePage, 'markets'>) {
  const { labels } = useSite();
  return (
    <ul className="panorama">
      {markets.map((market) => (
        <li key={market.slug} className={market.endsCable ? 'panorama__quay' : undefined}>
          <SiteLink to={market.path} className="flex h-full flex-col items-start">
            <Elevation picture={market.image} decorative />
            <div className="flex flex-1 flex-col items-start">
              <h3>{market.name}</h3>
              <PublicationBadge entry={market} />
              <div className="flex gap-7 mb-3.5">
                <InlineFigure figure={market.stats.projects} />
                <InlineFigure figure={market.stats.coverage} />
              </div>
              <p>{market.description}</p>
              <More label={labels.explore} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function InlineFigure({ figure }: { figure: Figure }) {
  return (
    <span className="figure-inline">
      {figure.value} <span className="block">{figure.label}</span>
    </span>
  );
}
