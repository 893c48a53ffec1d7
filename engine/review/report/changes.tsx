import type { ReviewedChange } from '../review';
import { toCount } from '../sentences';
import { Pictures } from './pictures';
import { Sign } from './sign';
import { Pieces } from './words';

/** What somebody wrote, a sentence each. */
export function Changes({ changes }: { changes: readonly ReviewedChange[] }) {
  return changes.map((change, index) => (
    <Change key={`${change.file} ${change.name} ${change.kind}`} change={change} number={index} />
  ));
}

function Change({ change, number }: { change: ReviewedChange; number: number }) {
  const { kind, sentence, file, from, fields, shared, figures } = change;
  return (
    <article className="change">
      <h3>
        <Sign kind={kind} /> {sentence}
      </h3>
      <p className="mono">{from === undefined || from === file ? file : `${from}, now ${file}`}</p>
      {kind !== 'added' && kind !== 'removed' && fields.length > 0 && (
        <dl className="fields">
          {fields.map((field) => (
            <div key={field.path}>
              <dt>
                <b>{field.row === '' ? field.name : `${field.name}: ${field.row}`}</b>
                {field.sentence !== '' && <small>{field.sentence}</small>}
              </dt>
              <dd>
                <Pieces pieces={field.pieces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {shared.length > 0 && (
        <details>
          <summary>{toCount(shared.length, 'page')} with this and nothing else new</summary>
          <ul className="addresses">
            {shared.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
      )}
      <Pictures figures={figures} name={`c${number}`} title={shared[0] ?? ''} />
    </article>
  );
}
