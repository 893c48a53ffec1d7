import type { Figure } from '../schemas/fields';
import type { Market } from '../schemas/market';
import type { PictureProps } from '../ui/picture';
import { Picture } from '../ui/picture';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { More } from './more';

interface PanoramaProps {
  markets: (Pick<Market, 'name' | 'description' | 'stats'> & {
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
      {markets.map(({ slug, path, image, name, stats, description }) => (
        <li key={slug}>
          <SiteLink to={path}>
            <Picture picture={image} className="elevation" decorative />
            <h3>{name}</h3>
            <div className="flex gap-7 mb-3.5">
              <InlineFigure figure={stats.projects} />
              <InlineFigure figure={stats.coverage} />
            </div>
            <p>{description}</p>
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
