import { isWithin, printQuantity } from '../../mdx/calculators/calculator.ts';
import { calculators } from '../../mdx/calculators/index.ts';
import { FactPlate } from './fact-plate.tsx';
import type { ContactPage } from './page.ts';

interface InquiryResultProps {
  copy: ContactPage['calculators'];
  /** The tag of a calculator and its values, such as `PowerFactor,800,0.78,0.95`. */
  request: string;
}

/**
 * The result of a calculator that an inquiry is about, with the values that it follows from.
 * It is calculated here, so that a link can bring no other words into the page.
 * Nothing is shown if there is no such calculator here, or no result for these values.
 */
export function InquiryResult({ copy, request }: InquiryResultProps) {
  const [name = '', ...given] = request.split(',');
  const calculator = calculators.find((one) => one.name === name);
  const calculatorCopy = Object.entries(copy).find(([tag]) => tag === name)?.[1];
  if (calculator === undefined || calculatorCopy === undefined) return null;
  const inputs = Object.entries(calculator.inputs).map(([input, quantity], at) => {
    return { input, quantity, value: Number(given[at] || Number.NaN) };
  });
  if (!inputs.every(({ value, quantity }) => isWithin(value, quantity))) return null;
  const values = Object.fromEntries(inputs.map(({ input, value }) => [input, value]));
  const solved = calculator.solve(values);
  if (!('result' in solved)) return null;
  const readings = calculator.list({ result: solved.result, copy: calculatorCopy.texts, values });
  const rows = [
    ...inputs.map(({ input, quantity, value }) => ({
      label: calculatorCopy.inputs[input] ?? input,
      value: printQuantity(value, quantity),
    })),
    ...readings.map(({ label, figure }) => ({ label, value: <b>{figure}</b> })),
  ];
  return <FactPlate title={calculatorCopy.title} rows={rows} className="mb-8" />;
}
