import type { Review } from '../review';
import { Card } from './pictures';

/** So many sentences stand in a row of the table; the rest is folded. */
const MOST_MEANS = 5;

/** What follows from a change, with the pictures of shared links. */
export function Consequences({ review: { consequences, cards } }: { review: Review }) {
  return (
    <>
      {consequences.length > 0 && (
        <div>
          <table>
            <caption>What follows from the change, counted on the built pages</caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col" className="number">
                  Before
                </th>
                <th scope="col" className="number">
                  After
                </th>
                <th scope="col">Means</th>
              </tr>
            </thead>
            <tbody>
              {consequences.map(({ what, before, after, means }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td className="number">{before}</td>
                  <td className="number">{after}</td>
                  <td>
                    <Means means={means} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {cards.map((card) => (
        <Card key={card.address} card={card} />
      ))}
    </>
  );
}

function Means({ means }: { means: readonly string[] }) {
  const rest = means.slice(MOST_MEANS);
  return (
    <>
      <MeansList means={means.slice(0, MOST_MEANS)} />
      {rest.length > 0 && (
        <details>
          <summary>and {rest.length} more</summary>
          <MeansList means={rest} />
        </details>
      )}
    </>
  );
}

function MeansList({ means }: { means: readonly string[] }) {
  return (
    <ul>
      {means.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
