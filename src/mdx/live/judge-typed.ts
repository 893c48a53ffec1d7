import { parsePrinted } from '#base/numbers';
import { interpolate } from '#base/text';
import type { Island, Quantity } from '../calculators/formulas/island';
import { isWithin, printLimit, printValue } from '../calculators/formulas/quantity';
import type { Given } from './given';

interface Judged {
  /** The values, where there is a result for them. */
  values?: Record<string, number>;
  /** What to change, by the names of the quantities. */
  errors: Record<string, string>;
}

/**
 * Judges what stands in the boxes of a live part.
 * @param typed the text of each box
 * @returns the values, or a sentence for each box that has to change
 */
export function judgeTyped(
  island: Island,
  typed: Record<string, string>,
  { words, all }: Pick<Given, 'words' | 'all'>,
): Judged {
  const values: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const [name, quantity] of Object.entries(island.inputs)) {
    const value = parsePrinted((typed[name] ?? '').trim());
    if (value === undefined) {
      errors[name] = interpolate(all.notNumber, {
        example: printValue(quantity.example, quantity),
      });
    } else if (isWithin(value, quantity)) values[name] = value;
    else {
      errors[name] = interpolate(all.outside, toLimits(quantity));
    }
  }
  if (Object.keys(errors).length > 0) return { errors };
  const outcome = island.solve(values);
  if ('result' in outcome) return { values, errors };
  const { input, problem, figures } = outcome;
  return { errors: { [input]: interpolate(words.problems[problem] ?? '', figures) } };
}

/** The limits of a quantity, by the names under which sentences ask for them. */
export function toLimits(quantity: Quantity): Record<'least' | 'most', string> {
  const { least, most } = quantity;
  return { least: printLimit(least, quantity), most: printLimit(most, quantity) };
}
