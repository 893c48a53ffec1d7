import type { ReactNode } from 'react';
import type { CalculatorCopy } from '../collections/files/calculators';
import { calculators } from './calculators/formulas';
import { toFileName } from './calculators/formulas/calculator';
import { parseQuantity } from './calculators/formulas/quantity';
import { Calculator } from './live/calculator';

type Tag = (props: Record<string, string>) => ReactNode;

/**
 * The components that authors write for calculators.
 * @param copy the content of `content/calculators.yaml`
 * @returns the components by name; they number the calculators in a text
 */
export function toCalculatorTags({ all, parts }: CalculatorCopy): Record<string, Tag> {
  let count = 0;
  const tags = calculators.map(({ name, inputs }): [string, Tag] => {
    const words = parts[name];
    if (words === undefined) throw new Error(`content/calculators.yaml has no words for ${name}`);
    const toValues = (props: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(inputs).map(([input, quantity]) => [
          input,
          parseQuantity(props[input] ?? '', quantity) ?? quantity.example,
        ]),
      );
    return [
      name,
      (props) => (
        <Calculator
          name={toFileName(name)}
          id={`calculator-${++count}`}
          data={{ values: toValues(props), words, all }}
        />
      ),
    ];
  });
  return Object.fromEntries(tags);
}
