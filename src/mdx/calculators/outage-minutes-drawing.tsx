import { Paper, Words } from '../../components/ui/drawing.tsx';
import { printNumber } from '../../lib/numbers.ts';
import type { Drawing } from './calculator.ts';
import type { outageMinutes } from './outage-minutes.ts';

/** The length of the longest bar; the rest of the paper is for its value. */
const LONGEST = 440;

/** The minutes before and after as two bars. */
export const drawOutageMinutes: Drawing<typeof outageMinutes> = ({
  result: { before, after },
  words,
}) => {
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
};
