import { z } from 'zod';
import { action, group, line } from '#check/fields';
import { type CalculatorName, calculators } from '../../mdx/calculators/formulas';
import type { Calculator, Quantity } from '../../mdx/calculators/formulas/calculator';
import { parseQuantity, printQuantity } from '../../mdx/calculators/formulas/quantity';

/** The schema of each calculator's props, by tag: its quantities with their units. */
export const calculatorSchemas = Object.fromEntries(
  calculators.map((calculator) => [calculator.name, toPropsSchema(calculator)]),
) as Record<CalculatorName, z.ZodObject>;

/** A label for each quantity, and the copy that the part itself needs. */
function toWordsSchema({ inputs, words, problems }: Calculator) {
  const labels = toLines(inputs, ({ about }) => `Above this quantity: ${toLower(about)}`, 40);
  const others = toLines(words, (about) => about);
  const reasons = toLines(
    problems,
    ({ when, fills }) => `What to change when ${when}. It may name ${fills}.`,
  );
  return z.strictObject({
    title: line(60).describe('The heading.'),
    formula: line(160).describe('The formula, below the result.'),
    source: line(160).describe('Where the formula comes from, in one sentence.'),
    ask: action.optional().describe('A button below it, such as one that asks for an offer.'),
    inputs: labels.describe('The names of its quantities.'),
    words: others.describe('Its other words.'),
    problems: reasons.describe('Why there may be no result, and what to change.'),
  });
}

/** A line for each name, with a description for its author. */
function toLines<T>(
  names: Record<string, T>,
  describe: (about: T) => string,
  most = 160,
): z.ZodObject<Record<string, z.ZodString>> {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(names).map(([name, about]) => [name, line(most).describe(describe(about))]),
    ),
  );
}

export const calculatorCopySchema = group(
  'The words of the calculators of pages: `content/calculators.yaml`.',
  {
    all: group('What all of them say.', {
      example: line(40).describe('In the corner, as long as the values are those of the page.'),
      live: line(40).describe('In the corner, once they can be changed.'),
      range: line(40).describe('Below a quantity: `{least}` and `{most}` are its limits.'),
      notNumber: line(120).describe('When a box holds no number. `{example}` is one.'),
      outside: line(120).describe('When a number lies beyond the limits `{least}` and `{most}`.'),
      none: line(160).describe('Instead of the result, where there is none.'),
      reset: line(40).describe('The button that brings the values of the page back.'),
      csv: line(40).describe('The link below a table that downloads its figures.'),
    }),
    parts: z
      .strictObject(
        Object.fromEntries(
          calculators.map((calculator) => [calculator.name, toWordsSchema(calculator)]),
        ),
      )
      .describe('Each part by its tag.'),
  },
);

export type CalculatorCopy = z.infer<typeof calculatorCopySchema>;

function toPropsSchema(calculator: Calculator) {
  const shape = Object.entries(calculator.inputs).map(([name, quantity]) => [
    name,
    toPropSchema(quantity),
  ]);
  return z.strictObject(Object.fromEntries(shape)).superRefine((props, context) => {
    const values = Object.entries(calculator.inputs).map(([name, quantity]) => [
      name,
      parseQuantity(String(props[name]), quantity),
    ]);
    if (values.some(([, value]) => value === undefined)) return;
    const outcome = calculator.solve(Object.fromEntries(values));
    if ('result' in outcome) return;
    const { input, problem } = outcome;
    const message = `is "${props[input]}", but then there is no result, since ${calculator.problems[problem]?.when}`;
    context.addIssue({ code: 'custom', path: [input], message });
  });
}

/** A quantity as authors write it: a number between its limits, and its unit. */
function toPropSchema(quantity: Quantity) {
  const { least, most, choices, example } = quantity;
  const print = (value: number) => `"${printQuantity(value, quantity)}"`;
  const advice =
    choices === undefined
      ? `a number from ${print(least)} to ${print(most)}, written as ${print(example)}`
      : choices.map(print).join(' or ');
  return z.string().refine((props) => parseQuantity(props, quantity) !== undefined, {
    error: ({ input }) => `is "${String(input)}", but must be ${advice}`,
  });
}

function toLower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
