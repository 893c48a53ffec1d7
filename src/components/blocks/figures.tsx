import type { KeyFigure } from '../../collections/files/site.ts';
import { SiteLink } from '../ui/site-link.tsx';

interface FiguresProps {
  figures: KeyFigure[];
  /** Headline figures, each above its dimension line, or the smaller ones of a market. */
  className?: 'figures' | 'stats';
}

/** Figures, each with what it counts; what a figure covers is a link away, if it promises something. */
export function Figures({ figures, className = 'figures' }: FiguresProps) {
  return (
    <dl className={className}>
      {figures.map(({ value, label, to }) => (
        <div key={label} className="flex flex-col">
          <dt className={className === 'stats' ? 'order-2 mono' : 'order-2 secondary wired'}>
            {to === undefined ? label : <SiteLink to={to}>{label}</SiteLink>}
          </dt>
          <dd className="headline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
