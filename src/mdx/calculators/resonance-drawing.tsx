import { Drawing, DrawingText } from '../../components/ui/drawing.tsx';
import { printNumber } from '../../lib/numbers.ts';
import { roundTo } from '../../lib/round-to.ts';
import type { CalculatorDrawing } from './calculator.ts';
import { DRIVE_ORDERS, type resonance } from './resonance.ts';

const BASE = 150;
const FIRST = 40;
const LAST_ORDER = 20;
const SPAN = 540;
/** The flag heights of both marks: the lower order gets the higher, so that they do not cross. */
const [HIGH, LOW] = [138, 104];
/** Up to this x, text fits to the right of a mark. */
const ROOM = 355;

function toX(order: number): number {
  return roundTo(FIRST + ((order - 1) * SPAN) / (LAST_ORDER - 1), 1);
}

const AXIS_MARKS = Array.from({ length: LAST_ORDER }, (_, index) => index + 1)
  .map((order) => `M${toX(order)} ${BASE}v${order % 2 ? 8 : 4}`)
  .join('');

const DRIVE_BARS = DRIVE_ORDERS.map(
  (order) => `M${toX(order)} ${BASE}v${-Math.round(270 / order)}`,
).join('');

/** The harmonic orders, with both resonances. */
export const drawResonance: CalculatorDrawing<typeof resonance> = ({ result, copy }) => {
  const { plain, tuning, detuned } = result;
  const description = `${copy.plain}: ${printNumber(plain, 1)}. ${copy.tuned}: ${printNumber(tuning, 2)}. ${copy.detuned}: ${printNumber(detuned, 2)}.`;
  return (
    <Drawing width={600} height={210} title={copy.drawing} description={description}>
      <path d={`M${FIRST - 20} ${BASE}H${FIRST + SPAN}`} />
      <path className="stroke-ink-3" d={AXIS_MARKS} />
      <path className="stroke-ink-3" strokeWidth="6" d={DRIVE_BARS} />
      {[1, 3, ...DRIVE_ORDERS].map((order) => (
        <DrawingText key={order} at={[toX(order), BASE + 28]} anchor="middle" fill="ink-3">
          {String(order)}
        </DrawingText>
      ))}
      <Mark
        order={plain}
        height={plain < tuning ? HIGH : LOW}
        look="trip"
        text={`${copy.plain} ${printNumber(plain, 1)}`}
      />
      <Mark
        order={tuning}
        height={plain < tuning ? LOW : HIGH}
        look="patina"
        text={`${copy.tuned} ${printNumber(tuning, 2)}`}
      />
    </Drawing>
  );
};

const strokes = { trip: 'stroke-trip', patina: 'stroke-patina' };

interface MarkProps {
  order: number;
  height: number;
  look: keyof typeof strokes;
  text: string;
}

/** A resonance as a line with a flag; one beyond the last order is at the end of the axis. */
function Mark({ order, height, look, text }: MarkProps) {
  const x = toX(Math.min(order, LAST_ORDER));
  const side = x < ROOM ? 1 : -1;
  return (
    <>
      <path
        className={strokes[look]}
        strokeWidth="2.5"
        d={`M${x} ${BASE}v${-height}h${18 * side}`}
      />
      <DrawingText
        at={[x + 25 * side, BASE - height + 6]}
        anchor={side === 1 ? 'start' : 'end'}
        fill={look}
      >
        {text}
      </DrawingText>
    </>
  );
}
