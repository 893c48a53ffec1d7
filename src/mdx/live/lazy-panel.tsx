import { lazyPart } from '../../components/ui/hydration';
import type { CalculatorModule, CalculatorProps } from './calculator-module';
import { toPanel } from './calculator-panel';

const modules = import.meta.glob<CalculatorModule>('../calculators/*.tsx');

const panels = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [
    file,
    lazyPart(async () => toPanel(await load())),
  ]),
);

/** A calculator whose code loads when the first of its kind is shown. */
export function LazyPanel(props: CalculatorProps) {
  const Panel = panels[`../calculators/${props.name}.tsx`];
  return Panel && <Panel {...props} />;
}
