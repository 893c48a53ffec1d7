import { type ComponentType, createContext, Suspense, useContext } from 'react';
import { lazyPart } from '../../components/ui/hydration';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary';
import type { CalculatorProps } from './calculator-module';

/** What draws calculators: browsers load it with the first of them, the server has it at hand. */
export const PanelContext = createContext<ComponentType<CalculatorProps>>(
  lazyPart(async () => (await import('./lazy-panel')).LazyPanel),
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
