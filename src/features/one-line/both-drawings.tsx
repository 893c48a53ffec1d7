import type { ReactNode } from 'react';
import { Drawing, DrawingText } from '../../components/ui/drawing.tsx';
import { OneLineDrawing } from './one-line-drawing.tsx';
import {
  BUS,
  Compensation,
  Conductor,
  FEEDER_END,
  Feeder,
  Incomer,
  ItemNumber,
  Lighting,
  MeterBox,
  type OneLineDrawingProps,
  RingUnit,
  Station,
} from './one-line-symbols.tsx';
import { hasOwnLoad, type Plan, RING_UNITS } from './plan.ts';

const WIDTH = 480;
/** The bus is on the left, the ring on the right; feeder equipment is between them. */
const BUS_X = 60;
const LOW = 280;
const RING = 420;
/** Where the first feeder leaves the bus, and the height of a row by its equipment. */
const FIRST = 206;
const ROW = { plain: 48, metered: 58, lowLight: 160, light: 210, bank: 316 };
/** The minimum distance between ring units. */
const UNIT = 46;

/** The one-line of a grid in both versions: the stylesheet shows the one that fits the window. */
export function BothDrawings(drawing: OneLineDrawingProps) {
  return (
    <>
      <OneLineDrawing {...drawing} />
      <TallOneLine {...drawing} />
    </>
  );
}

/** The one-line for phones: the bus is vertical, and each feeder is a row. */
function TallOneLine(props: OneLineDrawingProps) {
  const { plan, voltage } = props;
  const { feeders, hasRing, hasStation, bankFeeder, lightFeeder } = plan;
  const toX = (drawing: number) => drawing - BUS + BUS_X;
  const rows = toRows(plan);
  const last = rows[feeders - 1] ?? FIRST;
  const below = (index: number | null) => (index === null ? undefined : rows[index]);
  const [bank, light] = [below(bankFeeder), below(lightFeeder)];
  return (
    <Drawing {...props} className="one-line-tall" width={WIDTH} height={rows.at(-1) ?? 0}>
      {hasStation && (
        <>
          <path
            className="stroke-patina"
            strokeDasharray="3 4"
            d={`M${toX(292)} ${last}V${BUS + 20}H400V92`}
          />
          <g transform="translate(-400)">
            <Station {...props} />
          </g>
        </>
      )}
      <g transform={`translate(${BUS_X - 450})`}>
        <Incomer {...props} />
      </g>
      <Conductor width={6} d={`M${BUS_X} ${BUS}V${last + 20}`} />
      <DrawingText at={[BUS_X + 16, BUS + 9]}>{voltage}</DrawingText>
      {rows.slice(0, feeders).map((y, index) => (
        <Feeder
          key={y}
          transform={`translate(${BUS_X - BUS} ${y})rotate(-90)`}
          plan={plan}
          load={hasOwnLoad(plan, index) ? LOW + BUS - BUS_X : undefined}
        >
          <circle cy="275" r="7" />
          <path d="M7 275h8" />
          <g transform="translate(26 275)rotate(90)scale(.65)">
            <MeterBox />
          </g>
        </Feeder>
      ))}
      {rows.slice(0, feeders).map((y, index) => (
        <DrawingText key={y} at={[toX(218), y - 10]}>{`F${index + 1}`}</DrawingText>
      ))}
      {bank !== undefined && (
        <Below y={bank}>
          <Compensation {...props} x={LOW} isNarrow />
        </Below>
      )}
      {light !== undefined && light !== bank && (
        <Below y={light}>
          <Lighting {...props} x={LOW} />
        </Below>
      )}
      {hasRing && <UprightRing {...props} last={last} />}
    </Drawing>
  );
}

/** Where each feeder leaves the bus, and at the end the bottom of the drawing. */
function toRows(plan: Plan): number[] {
  const { feeders, hasRing, hasFeederMeters, bankFeeder, lightFeeder } = plan;
  const light = plan.isLow ? ROW.lowLight : ROW.light;
  const least = hasRing ? (UNIT * (RING_UNITS + 1)) / (feeders - 1) : 0;
  const pitch = Math.max(least, hasFeederMeters ? ROW.metered : ROW.plain);
  const rows = [FIRST];
  for (let index = 0; index < feeders; index += 1) {
    const alone = index === feeders - 1 ? ROW.plain : pitch;
    const room = index === bankFeeder ? ROW.bank : index === lightFeeder ? light : alone;
    rows.push(Math.round((rows[index] ?? 0) + room));
  }
  return rows;
}

/** What is drawn below a feeder, at its end. */
function Below({ y, children }: { y: number; children: ReactNode }) {
  return (
    <>
      <Conductor d={`M${FEEDER_END - BUS + BUS_X} ${y}H${LOW}`} />
      <g transform={`translate(0 ${y - FEEDER_END})`}>{children}</g>
    </>
  );
}

/** The ring between the first feeder and the `last`, with one open point. */
function UprightRing({ plan, drawingCopy, last }: OneLineDrawingProps & { last: number }) {
  const open = Math.floor(RING_UNITS / 2);
  const start = FEEDER_END - BUS + BUS_X;
  const units = Array.from({ length: RING_UNITS }, (_, unit) => unit);
  const toY = (unit: number) =>
    Math.round(FIRST + ((unit + 1) * (last - FIRST)) / (RING_UNITS + 1));
  return (
    <>
      <Conductor width={2.5} d={`M${start} ${FIRST}H${RING}V${last}H${start}`} />
      <path
        className="stroke-patina"
        strokeDasharray="3 4"
        d={`${units.map((unit) => `M${RING - 12} ${toY(unit) - 6}h-28`).join('')}M${RING - 40} ${toY(RING_UNITS - 1) - 6}V${BUS + 20}`}
      />
      {units.map((unit) => (
        <RingUnit key={toY(unit)} x={RING} y={toY(unit)} isOpen={unit === open} isUpright>
          <DrawingText at={[-18, 16]} anchor="end" fill={unit === open ? 'patina' : 'plain'}>
            {`R${unit + 1}`}
          </DrawingText>
        </RingUnit>
      ))}
      <DrawingText at={[RING + 50, last + 30]} anchor="end" fill="patina">
        {`R${open + 1} ${drawingCopy.openPoint}`}
      </DrawingText>
      <ItemNumber at={[RING - 40, toY(0.5) - 6]} plan={plan} of="fiberLink" />
    </>
  );
}
