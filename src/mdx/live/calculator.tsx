import { late } from '../../components/ui/hydration';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary';
import type { CalculatorProps } from './calculator-module';

const load = async () => (await import('./calculator-panel')).LazyPanel;
const LatePanel = late(load, import.meta.env.SSR ? await load() : undefined);

/**
 * A calculator. It is prerendered with its result; once its code has loaded, React hydrates it and
 * its inputs can be changed.
 */
export function Calculator(props: CalculatorProps) {
  return (
    <SilentErrorBoundary>
      <LatePanel {...props} />
    </SilentErrorBoundary>
  );
}
