import type { IslandWords } from '../../../src/collections/files/islands';
import { islands } from '../../../src/mdx/calculators/formulas';

/** Words for every live part that say nothing but their own names. */
export const ISLANDS: IslandWords = {
  all: {
    example: 'example',
    live: 'live',
    range: '{least} to {most}',
    notNumber: 'no number, such as {example}',
    outside: 'not within {least} and {most}',
    none: 'no result',
    reset: 'reset',
    csv: 'CSV',
  },
  parts: Object.fromEntries(
    islands.map(({ name, inputs, words, problems }) => [
      name,
      {
        title: name,
        formula: 'formula',
        source: 'source',
        inputs: sayNames(inputs),
        words: sayNames(words),
        problems: sayNames(problems),
      },
    ]),
  ),
};

function sayNames(names: object): Record<string, string> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, name]));
}
