import type { Story } from '../schemas/story';

/** The phases of a project, first to last. */
export function Phases({ timeline }: Pick<Story, 'timeline'>) {
  return (
    <ol className="load-curve load-curve--flat">
      {timeline.map(({ when, what }) => (
        <li key={when + what}>
          <b>{when}</b>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
