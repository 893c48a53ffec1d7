import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary.tsx';
import type { CalculatorProps } from './calculator-panel.tsx';

const load = () => import('./calculator-panel.tsx').then(({ CalculatorPanel }) => CalculatorPanel);
const PanelIsland = lazyIsland(load);

/** A calculator: prerendered with its result, and live once its code has loaded. */
export function Calculator(props: CalculatorProps) {
  return (
    <SilentErrorBoundary>
      {/* In development, an author may change the values of the page while it is shown. */}
      <PanelIsland key={JSON.stringify(props.values)} {...props} />
    </SilentErrorBoundary>
  );
}
