import { Drawing, DrawingText } from '../../components/ui/drawing.tsx';
import { printNumber } from '../../lib/numbers.ts';
import { roundTo } from '../../lib/round-to.ts';
import type { CalculatorDrawing } from './calculator.ts';
import { type correct, type powerFactor, print } from './power-factor.ts';

/** The corner of the triangle, and the space to its right and above it. */
const LEFT = 52;
const BASE = 348;
const WIDTH = 336;
const HEIGHT = 300;
const ARC = 110;

/** The triangle of active, reactive and apparent power, before and after. */
export const drawPowerFactor: CalculatorDrawing<typeof powerFactor> = ({
  result,
  copy,
  values,
}) => {
  const { active, reactiveBefore, reactiveAfter, apparentBefore, apparentAfter } = result;
  const scale = Math.min(WIDTH / active, HEIGHT / reactiveBefore);
  const right = roundTo(LEFT + active * scale, 1);
  const before = roundTo(BASE - reactiveBefore * scale, 1);
  const after = roundTo(BASE - reactiveAfter * scale, 1);
  const description = `${print(active, 'kW')}. ${print(reactiveBefore, 'kVAr')}, cos φ ${values.from}. ${print(reactiveAfter, 'kVAr')}, cos φ ${printNumber(result.reached, 3)}.`;
  return (
    <Drawing width={600} height={420} title={copy.drawing} description={description}>
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
      <DrawingText
        at={[(LEFT + right) / 2 - 10, (BASE + before) / 2 - 14]}
        anchor="end"
        fill="ink-3"
      >
        {`S ${print(apparentBefore, 'kVA')}`}
      </DrawingText>
      <DrawingText at={[right - 14, BASE - (BASE - after) * 0.9 - 12]} anchor="end" fill="copper">
        {`S ${print(apparentAfter, 'kVA')}`}
      </DrawingText>
      <DrawingText at={[(LEFT + right) / 2, BASE + 24]} anchor="middle">
        {`P ${print(active, 'kW')}`}
      </DrawingText>
      <DrawingText at={[right + 12, Math.max(after + 18, BASE - (BASE - after) / 2 + 6)]}>
        {`Q ${printNumber(reactiveAfter)}`}
      </DrawingText>
      <Steps result={result} x={right} top={before} scale={scale} word={copy.step} />
      <ScaleBar scale={scale} />
    </Drawing>
  );
};

/** The angle of the uncorrected load, and its arc. */
function Angle({ degrees }: { degrees: number }) {
  const angle = (degrees * Math.PI) / 180;
  const x = roundTo(LEFT + ARC * Math.cos(angle), 1);
  const y = roundTo(BASE - ARC * Math.sin(angle), 1);
  return (
    <>
      <path className="stroke-ink-3" d={`M${LEFT + ARC} ${BASE}A${ARC} ${ARC} 0 0 0 ${x} ${y}`} />
      <DrawingText at={[x - 6, y - 8]} anchor="end" fill="ink-3" isMinor>
        {`${printNumber(degrees, 1)}°`}
      </DrawingText>
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
      <DrawingText at={[x + 52, (top + end) / 2 - 8]} fill="patina">
        {`${steps} ${word}`}
      </DrawingText>
      <DrawingText at={[x + 52, (top + end) / 2 + 18]} fill="patina">
        {print(bank, 'kVAr')}
      </DrawingText>
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
      <DrawingText at={[LEFT + width + 10, 407]} fill="ink-3">
        {`${printNumber(length)} kW, kVAr, kVA`}
      </DrawingText>
    </>
  );
}
