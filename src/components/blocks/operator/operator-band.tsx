import { lazy, Suspense } from 'react';
import type { ScreenCopy } from '../../../collections/products/screen';

const load = () =>
  import('./operator-screen').then(({ OperatorSection }) => ({ default: OperatorSection }));

/** On the server at once; in the browser after the page. Where it does not arrive the still remains. */
const OperatorSection = import.meta.env.SSR
  ? (await load()).default
  : lazy(() => load().catch(() => new Promise<never>(() => {})));

/** The operator's screen of a product; without scripts it is a still. */
export function OperatorBand({ copy }: { copy: ScreenCopy }) {
  return (
    <Suspense>
      <OperatorSection copy={copy} />
    </Suspense>
  );
}
