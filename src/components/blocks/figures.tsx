import type { Figure } from '../../collections/fields.ts';
import type { Story } from '../../collections/stories/collection.ts';
import { Icon } from '../ui/icon.tsx';

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

/** The readings of a success story, side by side. */
export function Results({ results }: { results: Story['results'] }) {
  return (
    <dl className="results">
      {results.map(({ metric, label, icon }) => (
        <div key={label} className="flex flex-col">
          <Icon name={icon} />
          <dt className="order-2 mono hyphens-auto">{label}</dt>
          <dd className="headline mb-[0.3rem] text-h3">{metric}</dd>
        </div>
      ))}
    </dl>
  );
}
