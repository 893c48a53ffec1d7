import { printNumber, roundTo } from '#base/numbers';
import { interpolate } from '#base/text';
import { Paper, Words } from '../../components/ui/paper';
import type { CalculatorTable, Reading, ViewProps } from '../live/calculator-module';
import {
  resonance as calculator,
  DRIVE_ORDERS,
  toDetunedOrder,
  toParallelOrder,
} from './formulas/resonance';

export { calculator };

const BASE = 150;
const FIRST = 40;
const LAST_ORDER = 20;
const SPAN = 540;
/** The flag heights of both marks: the lower order gets the higher, so that they do not cross. */
const [HIGH, LOW] = [138, 104];
/** Up to this x, text fits to the right of a mark. */
const ROOM = 355;

/** Harmonic orders on an axis: those of drives as bars, and the resonances of the bank. */
export function Drawing({ result, words }: ViewProps<typeof calculator>) {
  const { plain, tuning, detuned } = result;
  const description = `${words.plain}: ${printNumber(plain, 1)}. ${words.tuned}: ${printNumber(tuning, 2)}. ${words.detuned}: ${printNumber(detuned, 2)}.`;
  return (
    <Paper width={600} height={210} title={words.drawing} description={description}>
      <path d={`M${FIRST - 20} ${BASE}H${FIRST + SPAN}`} />
      {Array.from({ length: LAST_ORDER }, (_, index) => index + 1).map((order) => (
        <path
          key={order}
          className="stroke-ink-3"
          d={`M${toX(order)} ${BASE}v${order % 2 ? 8 : 4}`}
        />
      ))}
      {[1, 3, ...DRIVE_ORDERS].map((order) => (
        <Words key={order} at={[toX(order), BASE + 28]} anchor="middle" look="ink-3">
          {String(order)}
        </Words>
      ))}
      {DRIVE_ORDERS.map((order) => (
        <path
          key={order}
          className="stroke-ink-3"
          strokeWidth="6"
          d={`M${toX(order)} ${BASE}v${-Math.round(270 / order)}`}
        />
      ))}
      <Mark
        order={plain}
        height={plain < tuning ? HIGH : LOW}
        look="trip"
        words={`${words.plain} ${printNumber(plain, 1)}`}
      />
      <Mark
        order={tuning}
        height={plain < tuning ? LOW : HIGH}
        look="patina"
        words={`${words.tuned} ${printNumber(tuning, 2)}`}
      />
    </Paper>
  );
}

const strokes = { trip: 'stroke-trip', patina: 'stroke-patina' };

interface MarkProps {
  order: number;
  height: number;
  look: keyof typeof strokes;
  words: string;
}

/** A resonance as a line with a flag; one beyond the last order is at the end of the axis. */
function Mark({ order, height, look, words }: MarkProps) {
  const x = toX(Math.min(order, LAST_ORDER));
  const side = x < ROOM ? 1 : -1;
  return (
    <>
      <path
        className={strokes[look]}
        strokeWidth="2.5"
        d={`M${x} ${BASE}v${-height}h${18 * side}`}
      />
      <Words
        at={[x + 25 * side, BASE - height + 6]}
        anchor={side === 1 ? 'start' : 'end'}
        look={look}
      >
        {words}
      </Words>
    </>
  );
}

/** Where the bank resonates, which harmonics are close, and the effect of the reactors. */
export function list({ result, words, values }: ViewProps<typeof calculator>): Reading[] {
  const { plain, tuning, tuningFrequency, detuned, nearest, isClose, met } = result;
  const order = String(nearest);
  const detuning = String(values.detuning);
  return [
    {
      figure: `${words.order} ${printNumber(plain, 1)}`,
      label: interpolate(isClose ? words.close : words.clear, { order }),
    },
    {
      figure: `${printNumber(tuning, 2)}, ${printNumber(tuningFrequency)} Hz`,
      label: interpolate(words.tuning, { detuning }),
    },
    {
      figure: printNumber(detuned, 2),
      label: met === undefined ? words.detuned : interpolate(words.met, { order: String(met) }),
    },
  ];
}

/** The fractions of the bank that are switched in. */
const PARTS = [0.25, 0.5, 0.75, 1];

/** The same for a bank that is switched in stages. */
export function table({ words, values }: ViewProps<typeof calculator>): CalculatorTable {
  const { shortCircuit, bank, detuning } = values;
  return {
    caption: words.table,
    heads: [words.tableBank, words.tablePlain, words.tableDetuned],
    rows: PARTS.map((part) => [
      printNumber(bank * part),
      printNumber(toParallelOrder(shortCircuit, bank * part), 1),
      printNumber(toDetunedOrder(shortCircuit, bank * part, detuning), 2),
    ]),
  };
}

function toX(order: number): number {
  return roundTo(FIRST + ((order - 1) * SPAN) / (LAST_ORDER - 1), 1);
}
