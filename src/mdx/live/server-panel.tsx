import { toFileName } from '../calculators/formulas/calculator';
import type { CalculatorModule, CalculatorProps } from './calculator-module';
import { toPanel } from './calculator-panel';

const modules = import.meta.glob<CalculatorModule>('../calculators/*.tsx', { eager: true });

const panels = new Map(
  Object.values(modules).map((module) => [toFileName(module.calculator.name), toPanel(module)]),
);

/** A calculator at build time, when all code is available. */
export function ServerPanel(props: CalculatorProps) {
  const Panel = panels.get(props.name);
  if (Panel === undefined) throw new Error(`src/mdx/calculators/ has no "${props.name}.tsx"`);
  return <Panel {...props} />;
}
