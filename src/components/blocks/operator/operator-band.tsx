import { lazy, Suspense } from 'react';
import type { ScreenCopy } from '../../../collections/products/screen';
import stylesheet from './operator.css?url';

const load = () =>
  import('./operator-screen').then(({ OperatorScreen }) => ({ default: OperatorScreen }));

/** On the server at once; in the browser after the page. Where it does not arrive the still remains. */
const OperatorScreen = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => load().catch(() => new Promise<never>(() => undefined)));

/** A dark band with the operator's screen; without scripts it is a still of it. */
export function OperatorBand({ copy }: { copy: ScreenCopy }) {
  return (
    <section className="section control" aria-labelledby="screen">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div className="wrap">
        <div className="split ops__head">
          <h2 id="screen">{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
        </div>
        <Suspense>
          <OperatorScreen copy={copy} />
        </Suspense>
        <p className="ops__note">{copy.note}</p>
      </div>
    </section>
  );
}
