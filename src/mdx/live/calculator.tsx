import type { ComponentType } from 'react';
import { createContext, lazy, Suspense, useContext } from 'react';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary';
import type { CalculatorProps } from './calculator-module';
import { loadPanel } from './load-panel';

/** What draws calculators: browsers load it with the first of them, the server has it at hand. */
export const PanelContext = createContext<ComponentType<CalculatorProps>>(
  lazy(() => loadPanel(async () => (await import('./lazy-panel')).LazyPanel)),
);

/**
 * A calculator. It stands in the page with its result; as soon as its code has been loaded, React
 * hydrates it, and its inputs can be changed.
 */
export function Calculator(props: CalculatorProps) {
  const Panel = useContext(PanelContext);
  return (
    <SilentErrorBoundary>
      <Suspense>
        <Panel {...props} />
      </Suspense>
    </SilentErrorBoundary>
  );
}
