import { Drawing, DrawingText } from '../../components/ui/drawing.tsx';
import {
  BUS,
  Compensation,
  Conductor,
  FEEDER_END,
  Feeder,
  Incomer,
  ItemNumber,
  Lighting,
  Meter,
  type OneLineDrawingProps,
  RingUnit,
  Station,
} from './one-line-symbols.tsx';
import { hasOwnLoad, RING_UNITS } from './plan.ts';

/** The x of the first and last feeders on the bus. */
const [FIRST, LAST] = [100, 800];
/** The y of the ring: below the feeders, and below the compensated main if there is one. */
const RING = { alone: 540, belowBank: 700 };
/** The y of the loads. */
const LOAD = 392;
/** Feeders closer than this leave no room for text between them. */
const ROOMY = 120;

/** The one-line of a grid: incomer, bus, feeders, and the chosen equipment. */
export function OneLineDrawing(props: OneLineDrawingProps) {
  const { plan, voltage } = props;
  const { feeders, hasRing, hasStation, bankFeeder, lightFeeder } = plan;
  const step = (LAST - FIRST) / (feeders - 1);
  const toX = (feeder: number) => Math.round(FIRST + feeder * step);
  const ring = bankFeeder === null ? RING.alone : RING.belowBank;
  // The line of a station passes close beside the last feeder.
  const isRoomy = step >= ROOMY && !hasStation;
  const feederPositions = Array.from({ length: feeders }, (_, feeder) => toX(feeder));
  return (
    <Drawing {...props} className="one-line-wide" width={900} height={hasRing ? ring + 120 : 620}>
      {hasStation && (
        <>
          <path
            className="stroke-patina"
            strokeDasharray="3 4"
            d={`M${FIRST} 292H852V92M${toX(feeders - 1)} 292H852`}
          />
          <Station {...props} />
        </>
      )}
      <Incomer {...props} />
      <Conductor width={6} d={`M40 ${BUS}H860`} />
      <DrawingText at={[40, BUS - 12]}>{voltage}</DrawingText>
      <circle className="fill-copper stroke-none" cx="450" cy={BUS} r="6" />
      {feederPositions.map((x, index) => (
        <Feeder
          key={x}
          transform={`translate(${x})`}
          plan={plan}
          load={hasOwnLoad(plan, index) ? LOAD : undefined}
        >
          <g transform={isRoomy ? undefined : 'translate(0 96.25) scale(.65)'}>
            <Meter x={0} y={275} />
          </g>
        </Feeder>
      ))}
      {feederPositions.map((x, index) => (
        <DrawingText key={x} at={[x + 10, 222]}>{`F${index + 1}`}</DrawingText>
      ))}
      {bankFeeder !== null && <Compensation {...props} x={toX(bankFeeder)} />}
      {lightFeeder !== null && lightFeeder !== bankFeeder && (
        <Lighting {...props} x={toX(lightFeeder)} />
      )}
      {hasRing && <RingMain {...props} y={ring} />}
    </Drawing>
  );
}

/** The ring between the first and last feeders, with one open point. */
function RingMain({ plan, drawingCopy, y }: OneLineDrawingProps & { y: number }) {
  const open = Math.floor(RING_UNITS / 2);
  const toX = (unit: number) => 200 + Math.round((unit * 500) / (RING_UNITS - 1));
  const units = Array.from({ length: RING_UNITS }, (_, unit) => unit);
  return (
    <>
      <Conductor width={2.5} d={`M${FIRST} ${FEEDER_END}V${y}H${LAST}V${FEEDER_END}`} />
      {units.map((unit) => (
        <RingUnit key={toX(unit)} x={toX(unit)} y={y} isOpen={unit === open}>
          <DrawingText at={[-16, -18]} anchor="end">{`R${unit + 1}`}</DrawingText>
          <DrawingText at={[0, 82]} anchor="middle" fill="ink-3">
            {drawingCopy.homes}
          </DrawingText>
          {unit === open && (
            <DrawingText at={[0, -50]} anchor="middle" fill="patina">
              {drawingCopy.openPoint}
            </DrawingText>
          )}
        </RingUnit>
      ))}
      <DrawingText at={[toX(0.5), y - 12]} anchor="middle" fill="ink-3">
        {drawingCopy.ring}
      </DrawingText>
      <path
        className="stroke-patina"
        strokeDasharray="3 4"
        d={`${units.map((unit) => `M${toX(unit)} ${y - 12}v-26`).join('')}M${toX(0)} ${y - 38}H852V292`}
      />
      <DrawingText at={[toX(0.5), y - 46]} anchor="middle" fill="patina">
        {drawingCopy.fiber}
      </DrawingText>
      <ItemNumber at={[toX(0), y - 38]} plan={plan} of="fiberLink" />
    </>
  );
}
