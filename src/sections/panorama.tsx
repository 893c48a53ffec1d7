import type { Figure } from '../schemas/fields';
import type { Market } from '../schemas/market';
import type { PictureProps } from '../ui/picture';
import { Picture } from '../ui/picture';
import { PublicationBadge } from '../ui/publication-badge';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { More } from './more';

interface PanoramaProps {
  markets: (Pick<Market, 'name' | 'description' | 'stats' | 'draft' | 'publishAt'> & {
    slug: string;
    path: string;
    image: PictureProps['picture'];
  })[];
}

/** The markets side by side along one cable, each a link to its page. */
export function Panorama({ markets }: PanoramaProps) {
  const { labels } = useSite();
  return (
    <ul className="panorama">
      {markets.map((market) => (
        <li key={market.slug}>
          <SiteLink to={market.path}>
            <Picture picture={market.image} className="elevation" decorative />
            <h3>{market.name}</h3>
            <PublicationBadge entry={market} />
            <div className="flex gap-7 mb-3.5">
              <InlineFigure figure={market.stats.projects} />
              <InlineFigure figure={market.stats.coverage} />
            </div>
            <p>{market.description}</p>
            <More label={labels.explore} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function InlineFigure({ figure }: { figure: Figure }) {
  return (
    <span className="figure-inline">
      {figure.value} <span>{figure.label}</span>
    </span>
  );
}
