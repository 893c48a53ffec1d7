import { z } from 'zod';
import { action, group, line } from '#check/fields';
import type { Calculator, Quantity } from './calculator.ts';
import { parseQuantity, printQuantity } from './calculator.ts';
import { calculators } from './index.ts';

const byTag = Object.fromEntries(calculators.map((calculator) => [calculator.name, calculator]));

/** The schema of each calculator's props, by tag: its quantities with their units. */
export const calculatorSchemas: Record<string, z.ZodObject> = mapValues(byTag, toPropsSchema);

/** A label for each quantity, and the copy that the part itself needs. */
function toCopySchema({ inputs, texts, problems }: Calculator) {
  const labels = toLines(inputs, ({ about }) => `Above this quantity: ${toLower(about)}`, 40);
  const others = toLines(texts, (about) => about);
  const reasons = toLines(
    problems,
    ({ when, fills }) => `What to change when ${when}. It may name ${fills}.`,
  );
  return z.strictObject({
    title: line(60).describe('The heading of the calculator.'),
    formula: line(160).describe('The formula, shown below the result.'),
    source: line(160).describe('The source of the formula in one sentence, shown below it.'),
    ask: action
      .optional()
      .describe('A button below the calculator, such as one that asks for a quote.'),
    inputs: labels.describe('The labels above the inputs of the calculator.'),
    texts: others.describe('All other words in the calculator, such as those beside its results.'),
    problems: reasons.describe('The messages that say why there is no result, and what to change.'),
  });
}

/** A line for each name, with a description for its author. */
function toLines<T>(names: Record<string, T>, describe: (about: T) => string, most = 160) {
  return z.strictObject(mapValues(names, (about) => line(most).describe(describe(about))));
}

export const calculatorCopySchema = group(
  'The words in the calculators on pages: `content/calculators.yaml`.',
  {
    shared: group('The words that all calculators share.', {
      example: line(40).describe(
        'The note in the corner while the calculator shows the values of the page and is not live yet.',
      ),
      live: line(40).describe('The note in the corner once visitors can change the values.'),
      range: line(40).describe('The line below an input; `{least}` and `{most}` are its limits.'),
      notNumber: line(120).describe('The error for what is no number; `{example}` is one.'),
      outside: line(120).describe('The error for a number below `{least}` or above `{most}`.'),
      none: line(160).describe('The sentence in place of the result if the values give none.'),
      message: line(120).describe(
        'The first line of the message that the button below a calculator begins, before its values and figures; `{title}` is its heading.',
      ),
      reset: line(40).describe('The button that restores the values of the page.'),
      csv: line(40).describe('The link below a table that downloads its figures as a CSV file.'),
    }),
    calculators: z
      .strictObject(mapValues(byTag, toCopySchema))
      .describe('The words of each calculator, listed under its tag.'),
  },
);

export type CalculatorCopy = z.infer<typeof calculatorCopySchema>;

function toPropsSchema({ inputs, problems, solve }: Calculator) {
  return z.strictObject(mapValues(inputs, toPropSchema)).superRefine((props, context) => {
    const values = Object.entries(inputs).map(([name, quantity]) => [
      name,
      parseQuantity(String(props[name]), quantity),
    ]);
    if (values.some(([, value]) => value === undefined)) return;
    const outcome = solve(Object.fromEntries(values));
    if ('result' in outcome) return;
    const { input, problem } = outcome;
    const message = `is "${props[input]}", but then there is no result, since ${problems[problem]?.when}`;
    context.addIssue({ code: 'custom', path: [input], message });
  });
}

/** A quantity as authors write it: a number between its limits, and its unit. */
function toPropSchema(quantity: Quantity) {
  const print = (value: number) => printQuantity(value, quantity);
  const [least, most, example] = [quantity.least, quantity.most, quantity.example].map(print);
  const choices = quantity.choices?.map(print);
  const advice = choices
    ? choices.map((choice) => `"${choice}"`).join(' or ')
    : `a number from "${least}" to "${most}", written as "${example}"`;
  return z
    .string()
    .refine((props) => parseQuantity(props, quantity) !== undefined, {
      error: ({ input }) => `is "${String(input)}", but must be ${advice}`,
    })
    .meta({ example, ...(choices && { enum: choices }) });
}

function mapValues<T, R>(record: Record<string, T>, to: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

function toLower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
