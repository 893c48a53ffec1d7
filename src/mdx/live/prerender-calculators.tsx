import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { CalculatorCopy } from '../../collections/files/calculators';
import { toFileName } from '../calculators/formulas/calculator';
import { parseQuantity } from '../calculators/formulas/quantity';
import type { CalculatorData, CalculatorModule } from './calculator-module';
import { CalculatorPanel } from './calculator-panel';
import stylesheet from './islands.css?url';

const modules = import.meta.glob<CalculatorModule>('../calculators/*.tsx', { eager: true });

/** The stylesheet of the calculators; pages without one never load them. */
export { stylesheet };

/**
 * The components that authors write for calculators, rendered at build time with their results.
 * @param words what `content/islands.yaml` says
 * @param meet called for each one that is drawn
 * @returns the components by name
 */
export function toCalculatorComponents(words: CalculatorCopy, meet: () => void) {
  return Object.fromEntries(
    Object.values(modules).map((module) => [module.calculator.name, toComponent(module)]),
  );

  function toComponent(module: CalculatorModule) {
    const { name, inputs } = module.calculator;
    const { all, parts } = words;
    const own = parts[name];
    if (own === undefined) throw new Error(`content/islands.yaml has no words for ${name}`);
    return (props: Record<string, string>) => {
      meet();
      const values = Object.entries(inputs).map(([input, quantity]) => [
        input,
        parseQuantity(props[input] ?? '', quantity),
      ]);
      const data: CalculatorData = { values: Object.fromEntries(values), words: own, all };
      return <Prerendered module={module} given={data} />;
    };
  }
}

/** What stands in the page, with all that the browser needs to go on with it. */
function Prerendered({ module, given: data }: { module: CalculatorModule; given: CalculatorData }) {
  const identifierPrefix = useId();
  // Its own rendering leaves the marks between texts that React looks for when it takes over.
  const html = renderToString(<CalculatorPanel module={module} data={data} />, {
    identifierPrefix,
  });
  return (
    <figure
      className="island"
      data-island={toFileName(module.calculator.name)}
      data-id={identifierPrefix}
      data-given={JSON.stringify(data)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
