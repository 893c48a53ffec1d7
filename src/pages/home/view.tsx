import { Suspense } from 'react';
import { late } from '../../components/ui/hydration';
import type { HomePage } from './page';
import { Hero } from './parts/hero';

const load = () => import('./parts/sections').then(({ HomeSections }) => HomeSections);
const HomeSections = import.meta.env.SSR ? await load() : late(load);

export function View({ page }: { page: HomePage }) {
  return (
    <>
      <Hero page={page} />
      <Suspense>
        <HomeSections page={page} />
      </Suspense>
    </>
  );
}
