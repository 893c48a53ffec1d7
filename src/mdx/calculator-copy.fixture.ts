import type { CalculatorCopy } from './calculators/copy.ts';
import { calculators } from './calculators/index.ts';

/** Copy for every calculator in which each text is only its own name. */
export const CALCULATOR_COPY: CalculatorCopy = {
  shared: {
    example: 'example',
    live: 'live',
    range: '{least} to {most}',
    notNumber: 'no number, such as {example}',
    outside: 'not within {least} and {most}',
    none: 'no result',
    message: 'From {title}:',
    reset: 'reset',
    csv: 'CSV',
  },
  calculators: Object.fromEntries(
    calculators.map(({ name, inputs, texts, problems }) => [
      name,
      {
        title: name,
        formula: 'formula',
        source: 'source',
        inputs: sayNames(inputs),
        texts: sayNames(texts),
        problems: sayNames(problems),
      },
    ]),
  ),
};

function sayNames(names: object): Record<string, string> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, name]));
}
