import { OperatorBand } from '../../components/blocks/operator/operator-band';
import { late } from '../../components/ui/hydration';
import type { HomePage } from './page';
import { Hero, HeroDiagram } from './parts/hero';

const load = () => import('./parts/sections').then(({ HomeSections }) => HomeSections);
const HomeSections = late(load, import.meta.env.SSR ? await load() : undefined);

export const preload = () =>
  Promise.all([HeroDiagram, HomeSections, OperatorBand].map((part) => part.preload()));

export function View({ page }: { page: HomePage }) {
  return (
    <>
      <Hero page={page} />
      <HomeSections page={page} />
    </>
  );
}
