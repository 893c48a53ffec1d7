import stylesheet from '../../../components/blocks/company.css?url';
import type { CompanyPage } from '../page';

/**
 * With more steps than this, each is too narrow for its text: the milestones go on one line
 * instead.
 */
const MOST_STEPS = 8;

const FLAT = 'load-curve load-curve--flat load-curve--columns';

/** The company's history as a load curve: every milestone is a step up. */
export function LoadCurve({ milestones }: Pick<CompanyPage['copy'], 'milestones'>) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ol className={milestones.length > MOST_STEPS ? FLAT : 'load-curve'}>
        {milestones.map(({ year, title, description }, index) => (
          <li key={`${year} ${title}`} className={`[--i:${index}]`}>
            <time dateTime={String(year)}>{year}</time>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
