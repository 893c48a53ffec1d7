import { lazyIsland } from '../../components/ui/hydration.tsx';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary.tsx';
import type { CalculatorProps } from './calculator-panel.tsx';

const load = () => import('./calculator-panel.tsx').then(({ CalculatorPanel }) => CalculatorPanel);
const LatePanel = lazyIsland(load, import.meta.env.SSR ? await load() : undefined);

/** A calculator: prerendered with its result, and live once its code has loaded. */
export function Calculator(props: CalculatorProps) {
  return (
    <SilentErrorBoundary>
      {/* In development, an author may change the values of the page while it is shown. */}
      <LatePanel key={JSON.stringify(props.values)} {...props} />
    </SilentErrorBoundary>
  );
}
