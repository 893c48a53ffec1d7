import { lazyIsland } from '../../components/ui/lazy-island.tsx';

const load = () => import('./operator-screen.tsx').then(({ OperatorSection }) => OperatorSection);

/** The operator's screen of a product; without scripts it is a static picture. */
export const OperatorBand = lazyIsland(load);
