import { Suspense } from 'react';
import { late } from '../../ui/hydration';
import type { OperatorProps } from './operator-screen';

const load = () => import('./operator-screen').then(({ OperatorSection }) => OperatorSection);
const OperatorSection = import.meta.env.SSR ? await load() : late(load);

/** The operator's screen of a product; without scripts it is a still. */
export function OperatorBand(props: OperatorProps) {
  return (
    <Suspense>
      <OperatorSection {...props} />
    </Suspense>
  );
}
