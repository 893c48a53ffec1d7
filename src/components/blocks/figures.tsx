import type { Figure } from '../../collections/fields.ts';

interface FiguresProps {
  figures: Figure[];
  /** Headline figures, each above its dimension line, or the smaller ones of a market. */
  className?: 'figures' | 'stats';
}

/** Figures, each with what it counts. */
export function Figures({ figures, className = 'figures' }: FiguresProps) {
  return (
    <dl className={className}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col">
          <dt className={className === 'stats' ? 'order-2 mono' : 'order-2 secondary wired'}>
            {label}
          </dt>
          <dd className="headline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
