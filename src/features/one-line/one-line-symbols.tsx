import type { ReactNode } from 'react';
import { DrawingText } from '../../components/ui/drawing.tsx';
import type { OneLineCopy } from './copy.ts';
import { type Plan, positionOf, type RoleName } from './plan.ts';

/** Where feeders leave the bus, and where the drawing of a continuing feeder ends. */
export const BUS = 166;
export const FEEDER_END = 306;
/** The main downstream of the transformer. */
const MAIN = 480;

export interface OneLineDrawingProps {
  plan: Plan;
  voltage: string;
  /** The name of the drawing, and what it shows. */
  title: string;
  description: string;
  drawingCopy: OneLineCopy['drawing'];
  /** The name of the product in a role. */
  nameOf: (role: RoleName) => string;
}

/** An energized line. */
export function Conductor({ d, width = 2 }: { d: string; width?: number }) {
  return <path className="stroke-copper" strokeWidth={width} d={d} />;
}

interface PositionProps extends Pick<OneLineDrawingProps, 'plan'> {
  at: [x: number, y: number];
  of: RoleName;
}

/** The item number of a product in the bill of materials, if it is drawn. */
export function ItemNumber({ at: [x, y], plan, of }: PositionProps) {
  const number = positionOf(plan, of);
  if (number === undefined) return null;
  return (
    <>
      <circle className="fill-paper stroke-patina" cx={x} cy={y} r="11" />
      <DrawingText at={[x, y + 5]} anchor="middle" fill="patina">
        {number}
      </DrawingText>
    </>
  );
}

/** The symbol of a meter, centered on the origin. */
export function MeterBox() {
  return (
    <>
      <path className="fill-paper" d="M-17-17h34v34h-34z" />
      <path d="M-17-9h34M-10-3l3 13 4-10 4 10 3-13M7-4v14M7 5c0-4 5-4 5 0v5" />
    </>
  );
}

/** A meter at its current transformer. */
export function Meter({ x, y, side = 1 }: { x: number; y: number; side?: 1 | -1 }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7" />
      <path d={`M${7 * side} 0h${30 * side}`} />
      <g transform={`translate(${54 * side})`}>
        <MeterBox />
      </g>
    </g>
  );
}

/** A transformer on a vertical conductor: its windings overlap. */
function Transformer({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y - radius / 2} r={radius} />
      <circle cx={x} cy={y + radius / 2} r={radius} />
    </>
  );
}

/**
 * The source, its breaker and its meter, above the bus at x = 450. At medium voltage the meter has
 * voltage transformers.
 */
export function Incomer({ plan, drawingCopy, nameOf }: OneLineDrawingProps) {
  return (
    <>
      <path className="fill-current stroke-none" d="M450 18l-6 12h12z" />
      <DrawingText at={[466, 32]}>{drawingCopy.utility}</DrawingText>
      <Conductor d={`M450 30V54M450 92V${BUS}`} />
      <path d="M445 49l10 10M455 49l-10 10" />
      <path strokeWidth="2.5" d="M450 54v38" />
      <circle className="fill-current stroke-none" cx="450" cy="92" r="3" />
      <DrawingText at={[430, 78]} anchor="end">
        QA0
      </DrawingText>
      {plan.hasStation && <path className="stroke-patina" strokeDasharray="3 4" d="M466 72h10" />}
      {plan.hasStation && <path className="fill-patina stroke-none" d="M458 68h8v8h-8z" />}
      {plan.hasGateways && <path className="stroke-patina" d="M462 68V52M457 43l5 9 5-9" />}
      <Meter x={450} y={122} />
      {!plan.isLow && (
        <>
          <path d="M450 148h18" />
          <circle cx="476" cy="148" r="8" />
          <circle cx="487" cy="148" r="8" />
          <DrawingText at={[501, 154]} fill="ink-3">
            {drawingCopy.voltageTransformer}
          </DrawingText>
        </>
      )}
      <DrawingText at={[545, 127]} fill="ink-3">
        {nameOf('meter')}
      </DrawingText>
      <ItemNumber at={[404, 50]} plan={plan} of="switchgear" />
      <ItemNumber at={[532, 105]} plan={plan} of="meter" />
    </>
  );
}

interface FeederProps extends Pick<OneLineDrawingProps, 'plan'> {
  /** Its position: every feeder is drawn at x = 0, since identical markup compresses well. */
  transform: string;
  /** The position of the feeder's own load. */
  load: number | undefined;
  /** Its meter. */
  children?: ReactNode;
}

/** A feeder with its breaker, its current transformer and the device that reads it. */
export function Feeder({ transform, plan, load, children }: FeederProps) {
  return (
    <g transform={transform}>
      <Conductor d={`M0 ${BUS}v29M0 233V${load ?? FEEDER_END}`} />
      <path d="M-5 190l10 10m0-10l-10 10" />
      <path strokeWidth="2.5" d="M0 195v38" />
      <circle className="fill-current stroke-none" cy="233" r="3" />
      <circle className="fill-copper stroke-none" cy={BUS} r="5" />
      {plan.hasFeederMeters ? children : <circle cy="278" r="7" />}
      {plan.hasStation && <path className="fill-patina stroke-none" d="M8 288h8v8H8z" />}
      {plan.hasGateways && <path className="stroke-patina" d="M0 292h-11v-34M-16 249l5 9 5-9" />}
      {load !== undefined && (
        <path className="fill-copper stroke-none" d={`M0 ${load + 12}l-6-12H6z`} />
      )}
    </g>
  );
}

interface CompensationProps extends OneLineDrawingProps {
  x: number;
  /** Puts its name below it if there is no room to its left. */
  isNarrow?: boolean;
}

/**
 * A low-voltage main with its bank; a low-voltage bus needs no transformer. The meter and the
 * controller of the bank measure upstream of bank and load, where they see what is corrected.
 */
export function Compensation(props: CompensationProps) {
  const { x, plan, drawingCopy, nameOf, isNarrow = false } = props;
  const isShared = plan.lightFeeder === plan.bankFeeder;
  const bank = x - 36;
  const drive = isShared ? x + 8 : x + 64;
  const namesBelow = isNarrow && !isShared;
  return (
    <>
      {plan.isLow ? (
        <Conductor d={`M${x} 306V${MAIN}`} />
      ) : (
        <>
          <Conductor d={`M${x} 306v36M${x} 394V${MAIN}`} />
          <Transformer x={x} y={369} radius={18} />
          <DrawingText at={[x + 92, MAIN - 8]} anchor="end">
            {drawingCopy.lowVoltage}
          </DrawingText>
        </>
      )}
      <Meter x={x} y={MAIN - 50} />
      <circle cx={x} cy={MAIN - 20} r="7" />
      <path strokeDasharray="3 3" d={`M${x - 7} ${MAIN - 20}H${bank - 30}v94h16`} />
      <Conductor width={5} d={`M${x - 64} ${MAIN}H${x + 92}`} />
      <DetunedBank x={bank} />
      <ItemNumber at={[bank - 44, MAIN + 24]} plan={plan} of="bank" />
      <DrawingText
        at={isNarrow ? [bank, MAIN + 120] : [bank - 40, MAIN + 100]}
        anchor={isNarrow ? 'middle' : 'end'}
      >
        {nameOf('bank')}
      </DrawingText>
      <Conductor d={`M${drive} ${MAIN}v64`} />
      <path className="fill-copper stroke-none" d={`M${drive} ${MAIN + 76}l-6-12h12z`} />
      <DrawingText at={[drive, MAIN + (namesBelow ? 120 : 98)]} anchor="middle" fill="ink-3">
        {drawingCopy.drives}
      </DrawingText>
      {isShared && (
        <>
          <Conductor d={`M${x + 64} ${MAIN}v66`} />
          <Luminaires {...props} x={x + 64} y={MAIN + 82} />
        </>
      )}
    </>
  );
}

/** The steps of a bank below the main: a reactor in series with capacitors in delta, no ground. */
function DetunedBank({ x }: { x: number }) {
  const [coil, plates] = [MAIN + 12, MAIN + 58];
  return (
    <>
      <Conductor d={`M${x} ${MAIN}v12M${x} ${coil + 36}V${plates}M${x} ${plates + 12}v8`} />
      <path d={`M${x} ${coil}${'a6 6 0 0 1 0 12'.repeat(3)}`} />
      <path strokeWidth="3" d={`M${x - 20} ${plates}h40M${x - 20} ${plates + 12}h40`} />
      <path d={`M${x - 14} ${plates + 22}l28-32`} />
      <path className="fill-current stroke-none" d={`M${x + 17} ${plates - 14}l-2 8-5-4z`} />
      <path d={`M${x} ${plates + 20}l-10 17h20z`} />
    </>
  );
}

/** The luminaires below the end of a feeder, and what they take there. */
const LAMP = { low: 396, medium: 446 };

/**
 * Luminaires on a feeder, and the gateway of their mesh; a feeder of medium voltage has a
 * transformer before them.
 */
export function Lighting(props: OneLineDrawingProps & { x: number }) {
  const { x, plan, drawingCopy } = props;
  const y = plan.isLow ? LAMP.low : LAMP.medium;
  return (
    <>
      {plan.isLow ? (
        <Conductor d={`M${x} 306V${y - 16}`} />
      ) : (
        <>
          <Conductor d={`M${x} 306v32M${x} 390V${y - 16}`} />
          <Transformer x={x} y={364} radius={17} />
          <DrawingText at={[x + 8, 408]}>{drawingCopy.lowVoltage}</DrawingText>
        </>
      )}
      <Luminaires {...props} x={x} y={y} />
    </>
  );
}

/** Luminaires below a conductor, with the gateway of their mesh. */
function Luminaires({ x, y, plan, drawingCopy }: OneLineDrawingProps & { x: number; y: number }) {
  return (
    <>
      <path className="stroke-patina" d={`M${x} ${y - 26}h-24v-20M${x - 31} ${y - 56}l7 10 7-10`} />
      <circle className="fill-paper" cx={x} cy={y} r="16" />
      <path d={`M${x - 11} ${y - 11}l22 22M${x + 11} ${y - 11}l-22 22`} />
      <ItemNumber at={[x + 21, y + 19]} plan={plan} of="light" />
      <ItemNumber at={[x - 36, y - 36]} plan={plan} of="link" />
      <DrawingText at={[x, y + 46]} anchor="middle" fill="ink-3">
        {drawingCopy.lights}
      </DrawingText>
    </>
  );
}

/** The station controller, and its line to the bay of the incomer. */
export function Station({ plan, nameOf }: OneLineDrawingProps) {
  return (
    <>
      <path className="stroke-patina" strokeDasharray="3 4" d="M726 72H476" />
      <path className="fill-paper stroke-patina" d="M726 36h150v56H726zM726 48h150" />
      <DrawingText at={[801, 76]} anchor="middle" fill="patina">
        {nameOf('station')}
      </DrawingText>
      <ItemNumber at={[726, 36]} plan={plan} of="station" />
    </>
  );
}

interface RingUnitProps {
  x: number;
  y: number;
  isOpen: boolean;
  /** The ring runs vertically instead of horizontally. */
  isUpright?: boolean;
  /** Its labels, with coordinates from its center. */
  children: ReactNode;
}

/**
 * A ring main unit with its load and the overcurrent relay of that branch (51); at the open point,
 * its switch is open.
 */
export function RingUnit({ x, y, isOpen, isUpright = false, children }: RingUnitProps) {
  const turned = isUpright ? 'rotate(-90)' : undefined;
  const relay = isUpright ? { x: 28, y: -19 } : { x: 25, y: 28 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={turned}>
        <path className="stroke-copper" d="M0 12v32" />
        <path className="fill-copper stroke-none" d="M0 56l-6-12H6z" />
      </g>
      <path d={isUpright ? 'M28 0v-8' : 'M0 28h14'} />
      <circle className="fill-paper" cx={relay.x} cy={relay.y} r="11" />
      <DrawingText at={[relay.x, relay.y + 5]} anchor="middle">
        51
      </DrawingText>
      <path className="fill-paper" d="M-12-12h24v24h-24z" />
      {isOpen ? (
        <path
          className="stroke-patina"
          strokeWidth="2.5"
          transform={turned}
          d="M-12 0h5M7 0h5M-7 0L4-9"
        />
      ) : (
        <path className="fill-copper stroke-none" d="M-6-6H6V6H-6z" />
      )}
      {children}
    </g>
  );
}
