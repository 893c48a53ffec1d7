import type { Story } from '../../collections/stories/collection.ts';
import { Pictogram } from '../ui/pictogram.tsx';

/** The readings of a success story, side by side. */
export function Results({ results }: { results: Story['results'] }) {
  return (
    <dl className="results">
      {results.map(({ metric, label, icon }) => (
        <div key={label} className="flex flex-col">
          <Pictogram name={icon} />
          <dt className="order-2 mono hyphens-auto">{label}</dt>
          <dd className="headline mb-1 text-h3">{metric}</dd>
        </div>
      ))}
    </dl>
  );
}
