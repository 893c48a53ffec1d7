import { late } from '../../components/ui/hydration';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary';
import type { CalculatorProps } from './calculator-module';

const load = async () => (await import('./calculator-panel')).LazyPanel;
const LatePanel = late(load, import.meta.env.SSR ? await load() : undefined);

/** A calculator: prerendered with its result, and live once its code has loaded. */
export function Calculator(props: CalculatorProps) {
  return (
    <SilentErrorBoundary>
      <LatePanel {...props} />
    </SilentErrorBoundary>
  );
}
