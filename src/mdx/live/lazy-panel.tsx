import type { ComponentType } from 'react';
import { lazyPart } from '../../components/ui/hydration';
import type { CalculatorModule, CalculatorProps } from './calculator-module';
import { toPanel } from './calculator-panel';

const modules = import.meta.glob<CalculatorModule>('../calculators/*.tsx');

/** The content of each calculator, by its file. */
const panels: Record<string, ComponentType<CalculatorProps>> = {};
for (const [file, module] of Object.entries(modules)) {
  const load = async () => toPanel(await module());
  panels[file] = import.meta.env.SSR ? await load() : lazyPart(load);
}

/**
 * A calculator whose code loads when the first of its kind is shown.
 * @throws if there is no such file
 */
export function LazyPanel(props: CalculatorProps) {
  const Panel = panels[`../calculators/${props.name}.tsx`];
  if (Panel === undefined) throw new Error(`src/mdx/calculators/ has no "${props.name}.tsx"`);
  return <Panel {...props} />;
}
