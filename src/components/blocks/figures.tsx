import type { Figure } from '#check/fields';
import type { ResultIcon, Story } from '../../collections/stories/collection';
import { ResultMark } from '../ui/icon';

interface FiguresProps {
  figures: (Figure & { icon?: ResultIcon })[];
  /** Headline figures, each above its dimension line, or the smaller ones of markets or stories. */
  className?: 'figures' | 'stats' | 'results';
}

/** Figures, each with what it counts. */
export function Figures({ figures, className = 'figures' }: FiguresProps) {
  return (
    <dl className={className}>
      {figures.map(({ value, label, icon }) => (
        <div key={label}>
          {icon && <ResultMark icon={icon} />}
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The readings of a success story, side by side. */
export function Results({ results }: { results: Story['results'] }) {
  const figures = results.map(({ metric, ...rest }) => ({ value: metric, ...rest }));
  return <Figures figures={figures} className="results" />;
}
