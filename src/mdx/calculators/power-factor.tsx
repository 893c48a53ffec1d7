import { roundTo } from '#base/numbers';
import { Paper, Words } from '../../components/ui/paper';
import { printNumber } from '../../lib/numbers';
import { defineCalculator } from './calculator';

/** The corner of the triangle, and the space to its right and above it. */
const LEFT = 52;
const BASE = 348;
const WIDTH = 336;
const HEIGHT = 300;
const ARC = 110;

const FROM = [0.7, 0.75, 0.78, 0.8, 0.85, 0.9];
const TO = [0.92, 0.95, 0.98, 1];

/** Step sizes of a bank in kVAr; a larger size is used if sixteen smaller steps are not enough. */
const STEPS = [75, 100, 125, 150, 200, 250, 312.5];
/** Smaller steps of small banks, by the reactive power from which they are too fine. */
const FINE_STEPS = [
  { size: 12.5, below: 100 },
  { size: 25, below: 150 },
];
const MOST_STEPS = 16;
const SMALLEST_BANK = 50;
const LARGEST_BANK = 5000;
/** The controller switches a step in once this fraction of it is missing. */
const THRESHOLD = 0.65;

/** The kVAr per kW that raise a power factor: the difference of the two tangents. */
export function toFactor(from: number, to: number): number {
  return tangentOf(from) - tangentOf(to);
}

/**
 * Sizes the bank for a load. Steps are rounded up, but never so far that the load would become
 * capacitive.
 * @param load active power in kW
 * @param from the current power factor, above 0 and below 1
 * @param to the target power factor, above `from` and at most 1
 * @returns the load before and after its bank, in kW, kVAr and kVA
 */
export function correct(load: number, from: number, to: number) {
  const reactiveBefore = load * tangentOf(from);
  const needed = load * toFactor(from, to);
  const step = chooseStep(needed);
  // Without noise: 12.000000000000002 steps would become 13.
  const up = Math.ceil(roundTo(Math.max(needed, SMALLEST_BANK) / step, 6));
  const steps = Math.min(up, Math.floor(roundTo(reactiveBefore / step, 6)));
  const bank = steps * step;
  const reactiveAfter = reactiveBefore - bank;
  const apparentAfter = Math.hypot(load, reactiveAfter);
  return {
    active: load,
    reactiveBefore,
    reactiveAfter,
    apparentBefore: load / from,
    apparentAfter,
    /** The angle between active and apparent power before correction, in degrees. */
    angleBefore: (Math.acos(from) * 180) / Math.PI,
    /** The reactive power that the target requires, and that of all steps. */
    needed,
    bank,
    steps,
    step,
    /** The power factor with all steps in. */
    reached: load / apparentAfter,
  };
}

function chooseStep(needed: number): number {
  const fine = FINE_STEPS.find(({ below }) => roundTo(needed, 6) < below);
  if (fine !== undefined) return fine.size;
  return STEPS.find((size) => size * MOST_STEPS >= needed) ?? (STEPS.at(-1) as number);
}

/** Power factor correction: the size of a capacitor bank. */
export const powerFactor = defineCalculator({
  name: 'PowerFactor',
  inputs: {
    load: {
      about: 'The active power of the load.',
      unit: 'kW',
      example: 800,
      least: 10,
      most: 6000,
    },
    from: {
      about: 'The power factor now, lagging.',
      unit: '',
      example: 0.78,
      least: 0.5,
      most: 0.99,
      decimals: 2,
    },
    to: {
      about: 'The power factor wanted, above the first.',
      unit: '',
      example: 0.95,
      least: 0.8,
      most: 1,
      decimals: 2,
    },
  },
  words: {
    drawing: 'The name of the triangle, for people who cannot see it.',
    needed: 'Below the reactive power that the target asks for.',
    steps: 'Below the steps of the bank.',
    reached: 'Below the power factor with all steps in.',
    returned: 'Below the apparent power that the network gets back.',
    step: 'Behind the number of steps in the drawing.',
    factors: 'Above the table of factors.',
    factorFrom: 'At the head of its first column.',
    factorTo: 'Before each power factor at the head of the others.',
  },
  problems: {
    notAbove: { when: 'the power factor wanted is not above the present one', fills: '{from}' },
    tooSmall: { when: 'less is needed than the smallest bank gives', fills: '{needed}, {least}' },
    tooLarge: { when: 'more is needed than one bank can have', fills: '{needed}, {most}' },
  },
  solve: ({ load, from, to }) => {
    if (to <= from)
      return { input: 'to', problem: 'notAbove', figures: { from: printNumber(from, 2) } };
    const correction = correct(load, from, to);
    const { needed, bank } = correction;
    const kvar = printNumber(needed, needed < 10 ? 1 : 0);
    if (needed > LARGEST_BANK) {
      const most = printNumber(LARGEST_BANK);
      return { input: 'load', problem: 'tooLarge', figures: { needed: kvar, most } };
    }
    if (bank < SMALLEST_BANK || needed < SMALLEST_BANK * THRESHOLD) {
      const least = printNumber(SMALLEST_BANK);
      return { input: 'load', problem: 'tooSmall', figures: { needed: kvar, least } };
    }
    return { result: correction };
  },
  draw({ result, words, values }) {
    const { active, reactiveBefore, reactiveAfter, apparentBefore, apparentAfter } = result;
    const scale = Math.min(WIDTH / active, HEIGHT / reactiveBefore);
    const right = roundTo(LEFT + active * scale, 1);
    const before = roundTo(BASE - reactiveBefore * scale, 1);
    const after = roundTo(BASE - reactiveAfter * scale, 1);
    const description = `${print(active, 'kW')}. ${print(reactiveBefore, 'kVAr')}, cos φ ${values.from}. ${print(reactiveAfter, 'kVAr')}, cos φ ${printNumber(result.reached, 3)}.`;
    return (
      <Paper width={600} height={420} title={words.drawing} description={description}>
        <path
          className="stroke-ink-3"
          strokeDasharray="7 5"
          strokeWidth="2"
          d={`M${LEFT} ${BASE}L${right} ${before}V${BASE}`}
        />
        <path
          className="copper-area"
          strokeWidth="3"
          d={`M${LEFT} ${BASE}L${right} ${after}V${BASE}`}
        />
        <path strokeWidth="3" d={`M${LEFT} ${BASE}H${right}`} />
        <Angle degrees={result.angleBefore} />
        <Words at={[(LEFT + right) / 2 - 10, (BASE + before) / 2 - 14]} anchor="end" look="ink-3">
          {`S ${print(apparentBefore, 'kVA')}`}
        </Words>
        <Words at={[right - 14, BASE - (BASE - after) * 0.9 - 12]} anchor="end" look="copper">
          {`S ${print(apparentAfter, 'kVA')}`}
        </Words>
        <Words at={[(LEFT + right) / 2, BASE + 24]} anchor="middle">
          {`P ${print(active, 'kW')}`}
        </Words>
        <Words at={[right + 12, Math.max(after + 18, BASE - (BASE - after) / 2 + 6)]}>
          {`Q ${printNumber(reactiveAfter)}`}
        </Words>
        <Steps result={result} x={right} top={before} scale={scale} word={words.step} />
        <ScaleBar scale={scale} />
      </Paper>
    );
  },
  list({ result, words }) {
    const { needed, steps, step, bank, reached, apparentAfter, apparentBefore } = result;
    return [
      { figure: print(needed, 'kVAr'), label: words.needed },
      { figure: `${steps} × ${step} = ${print(bank, 'kVAr')}`, label: words.steps },
      { figure: printNumber(reached, 3), label: words.reached },
      { figure: print(apparentAfter - apparentBefore, 'kVA'), label: words.returned },
    ];
  },
  table({ words }) {
    return {
      caption: words.factors,
      heads: [words.factorFrom, ...TO.map((to) => `${words.factorTo} ${printNumber(to, 2)}`)],
      rows: FROM.map((from) => [
        printNumber(from, 2),
        ...TO.map((to) => printNumber(toFactor(from, to), 3)),
      ]),
    };
  },
});

function tangentOf(powerFactor: number): number {
  return Math.sqrt(1 / powerFactor ** 2 - 1);
}

/** The angle of the uncorrected load, and its arc. */
function Angle({ degrees }: { degrees: number }) {
  const angle = (degrees * Math.PI) / 180;
  const x = roundTo(LEFT + ARC * Math.cos(angle), 1);
  const y = roundTo(BASE - ARC * Math.sin(angle), 1);
  return (
    <>
      <path className="stroke-ink-3" d={`M${LEFT + ARC} ${BASE}A${ARC} ${ARC} 0 0 0 ${x} ${y}`} />
      <Words at={[x - 6, y - 8]} anchor="end" look="ink-3" isMinor>
        {`${printNumber(degrees, 1)}°`}
      </Words>
    </>
  );
}

interface StepsProps {
  result: ReturnType<typeof correct>;
  x: number;
  top: number;
  scale: number;
  word: string;
}

/** The steps of the bank, stacked: together as high as the reactive power that they remove. */
function Steps({ result: { steps, step, bank }, x, top, scale, word }: StepsProps) {
  const height = step * scale;
  const end = roundTo(top + bank * scale, 1);
  const boxes = Array.from({ length: steps }, (_, index) => {
    return `M${x + 24} ${roundTo(top + index * height, 1)}h14v${roundTo(height, 1)}h-14z`;
  });
  return (
    <>
      <path className="stroke-patina" d={`M${x + 6} ${top}h40M${x + 6} ${end}h40`} />
      <path className="fill-patina stroke-paper" strokeWidth="2" d={boxes.join('')} />
      <Words at={[x + 52, (top + end) / 2 - 8]} look="patina">
        {`${steps} ${word}`}
      </Words>
      <Words at={[x + 52, (top + end) / 2 + 18]} look="patina">
        {print(bank, 'kVAr')}
      </Words>
    </>
  );
}

/** A scale bar: its length is a round number in all three units. */
function ScaleBar({ scale }: { scale: number }) {
  const length = [10, 20, 50, 100, 200, 500, 1000, 2000].find((size) => size * scale >= 50) ?? 2000;
  const width = roundTo(length * scale, 1);
  return (
    <>
      <path className="stroke-ink-3" d={`M${LEFT} 398v8h${width}v-8`} />
      <Words at={[LEFT + width + 10, 407]} look="ink-3">
        {`${printNumber(length)} kW, kVAr, kVA`}
      </Words>
    </>
  );
}

function print(value: number, unit: string): string {
  return `${printNumber(value)} ${unit}`;
}
