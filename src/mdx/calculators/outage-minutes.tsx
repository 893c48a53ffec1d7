import { printNumber } from '#base/numbers';
import { interpolate } from '#base/text';
import { Paper, Words } from '../../components/ui/paper';
import type { CalculatorTable, Reading, ViewProps } from '../live/calculator-module';
import { outageMinutes as calculator } from './formulas/outage-minutes';

export { calculator };

/** The length of the longest bar; the rest of the paper is for its value. */
const LONGEST = 440;

/** Two bars at one scale: the customer minutes per year before and after. */
export function Drawing({ result: { before, after }, words }: ViewProps<typeof calculator>) {
  const length = Math.round((LONGEST * after) / before);
  const [many, few] = [printNumber(before), printNumber(after)];
  const description = `${words.before}: ${many}. ${words.after}: ${few}.`;
  return (
    <Paper width={600} height={150} title={words.drawing} description={description}>
      <Words at={[0, 16]} look="ink-3">
        {words.before}
      </Words>
      <path className="fill-ink-3 stroke-none" d={`M0 26h${LONGEST}v26H0z`} />
      <Words at={[LONGEST + 10, 45]}>{many}</Words>
      <Words at={[0, 92]} look="ink-3">
        {words.after}
      </Words>
      <path className="fill-copper stroke-none" d={`M0 102h${length}v26H0z`} />
      <Words at={[length + 10, 121]} look="copper">
        {few}
      </Words>
    </Paper>
  );
}

/** The minutes saved, and their value. */
export function list({ result, words }: ViewProps<typeof calculator>): Reading[] {
  const { saved, share, savedCost } = result;
  return [
    {
      figure: printNumber(-saved),
      label: interpolate(words.saved, { share: printNumber(share * 100) }),
    },
    { figure: dollars(savedCost), label: words.savedCost },
  ];
}

/** Costs per minute to choose from. */
const COSTS = [0.1, 0.25, 0.5, 1, 2];

/** What the minutes cost per year, for several costs per minute. */
export function table({ result, words }: ViewProps<typeof calculator>): CalculatorTable {
  return {
    caption: words.table,
    heads: [words.minute, words.before, words.after],
    rows: COSTS.map((cost) => [
      `$${printNumber(cost, 2)}`,
      dollars(result.before * cost),
      dollars(result.after * cost),
    ]),
  };
}

function dollars(value: number): string {
  return `$${printNumber(value)}`;
}
