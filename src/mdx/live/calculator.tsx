import { type ComponentType, createContext, Suspense, useContext } from 'react';
import { lazyPart } from '../../components/ui/hydration';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary';
import type { CalculatorProps } from './calculator-module';

/**
 * The component that renders calculators: browsers load it with the first one; the server has it
 * ready.
 */
export const PanelContext = createContext<ComponentType<CalculatorProps>>(
  lazyPart(async () => (await import('./lazy-panel')).LazyPanel),
);

/**
 * A calculator. It is prerendered with its result; once its code has loaded, React hydrates it and
 * its inputs can be changed.
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
