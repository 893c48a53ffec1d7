import type { Story } from '../../collections/stories/collection';
import { ResultMark } from '../ui/icon';

/** The readings of a success story, side by side. */
export function Results({ results }: { results: Story['results'] }) {
  return (
    <dl className="results">
      {results.map(({ metric, label, icon }) => (
        <div key={label} className="flex flex-col">
          <ResultMark icon={icon} />
          <dt className="order-2 mono">{label}</dt>
          <dd className="headline mb-[0.3rem] text-h3">{metric}</dd>
        </div>
      ))}
    </dl>
  );
}
