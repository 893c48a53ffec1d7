import { parsePrinted } from '#base/numbers';
import { interpolate } from '#base/text';
import type { Calculator, Quantity } from '../calculators/formulas/calculator';
import { isWithin, printLimit, printValue } from '../calculators/formulas/quantity';
import type { CalculatorData } from './calculator-module';

interface ValidatedInputs {
  /** The values, if they have a result. */
  values?: Record<string, number>;
  /** What to change, by quantity. */
  errors: Record<string, string>;
}

/**
 * Validates the inputs of a calculator.
 * @param typed the text of each input
 * @returns the values, or an error message for each input that must change
 */
export function validateInputs(
  calculator: Calculator,
  typed: Record<string, string>,
  { words, all }: Pick<CalculatorData, 'words' | 'all'>,
): ValidatedInputs {
  const values: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const [name, quantity] of Object.entries(calculator.inputs)) {
    // Many write .95 for 0.95.
    const value = parsePrinted((typed[name] ?? '').replace(/^\s*\./, '0.'));
    const example = printValue(quantity.example, quantity);
    if (value === undefined) errors[name] = interpolate(all.notNumber, { example });
    else if (isWithin(value, quantity)) values[name] = value;
    else errors[name] = interpolate(all.outside, toLimits(quantity));
  }
  if (Object.keys(errors).length > 0) return { errors };
  const outcome = calculator.solve(values);
  if ('result' in outcome) return { values, errors };
  const { input, problem, figures } = outcome;
  return { errors: { [input]: interpolate(words.problems[problem] ?? '', figures) } };
}

/** The limits of a quantity, by their placeholder names in messages. */
export function toLimits(quantity: Quantity): Record<'least' | 'most', string> {
  const { least, most } = quantity;
  return { least: printLimit(least, quantity), most: printLimit(most, quantity) };
}
