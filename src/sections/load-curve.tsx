import type { CopyOf } from '../schemas/pages';

/** The years of the company as a load curve: every milestone is a step up. */
export function LoadCurve({ milestones }: Pick<CopyOf<'company'>, 'milestones'>) {
  return (
    <ol className="load-curve">
      {milestones.map(({ year, title, description }, index) => (
        <li key={year} className={`step-${index}`}>
          <time dateTime={String(year)}>{year}</time>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
