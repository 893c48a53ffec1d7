import type { Story } from '../../collections/stories/collection';
import { ResultMark } from '../ui/icon';

/** The readings of a success story, side by side. */
export function Results({ results }: { results: Story['results'] }) {
  return (
    <dl className="results">
      {results.map(({ metric, label, icon }) => (
        <div key={label}>
          <ResultMark icon={icon} />
          <dt className="mono">{label}</dt>
          <dd className="headline">{metric}</dd>
        </div>
      ))}
    </dl>
  );
}
