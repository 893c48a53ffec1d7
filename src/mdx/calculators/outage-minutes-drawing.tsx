import { Drawing, DrawingText } from '../../components/ui/drawing.tsx';
import { printNumber } from '../../lib/numbers.ts';
import type { CalculatorDrawing } from './calculator.ts';
import type { outageMinutes } from './outage-minutes.ts';

/** The length of the longest bar; the rest of the paper is for its value. */
const MAX_MINUTES = 440;

/** The minutes before and after as two bars. */
export const drawOutageMinutes: CalculatorDrawing<typeof outageMinutes> = ({
  result: { before, after },
  copy,
}) => {
  const length = Math.round((MAX_MINUTES * after) / before);
  const [many, few] = [printNumber(before), printNumber(after)];
  const description = `${copy.before}: ${many}. ${copy.after}: ${few}.`;
  return (
    <Drawing width={600} height={150} title={copy.drawing} description={description}>
      <DrawingText at={[0, 16]} fill="ink-3">
        {copy.before}
      </DrawingText>
      <path className="fill-ink-3 stroke-none" d={`M0 26h${MAX_MINUTES}v26H0z`} />
      <DrawingText at={[MAX_MINUTES + 10, 45]}>{many}</DrawingText>
      <DrawingText at={[0, 92]} fill="ink-3">
        {copy.after}
      </DrawingText>
      <path className="fill-copper stroke-none" d={`M0 102h${length}v26H0z`} />
      <DrawingText at={[length + 10, 121]} fill="copper">
        {few}
      </DrawingText>
    </Drawing>
  );
};
