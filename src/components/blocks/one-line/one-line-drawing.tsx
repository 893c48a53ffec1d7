import type { ReactNode } from 'react';

import type { Plan, RoleName } from '../../../drawings/one-line/plan';
import { positionOf, RING_UNITS } from '../../../drawings/one-line/plan';
import { toHeight, WIDTH } from '../../../drawings/one-line/size';
import type { OneLineCopy } from '../../../pages/one-line/copy';

/** The bus, and from which to which feeder they stand. */
const BUS = 166;
const [FIRST, LAST] = [100, 800];
/** Where feeders end, and where the ring runs. */
const END = 392;
const RING = 640;
/** The main behind the transformer. */
const MAIN = 452;
/** Feeders closer than this leave no room for words between them. */
const ROOMY = 120;

interface OneLineDrawingProps {
  plan: Plan;
  voltage: string;
  /** The name of the drawing, and what is on it. */
  title: string;
  description: string;
  words: OneLineCopy['drawing'];
  /** The names of the products, by what they do. */
  names: Record<RoleName, string>;
}

/** The single line of a grid: incomer, bus, feeders, and what was asked for. */
export function OneLineDrawing(props: OneLineDrawingProps) {
  const { plan, voltage, title, description, words, names } = props;
  const { feeders, hasRing, hasStation, bankFeeder, lightFeeder } = plan;
  const step = (LAST - FIRST) / (feeders - 1);
  const toX = (feeder: number) => Math.round(FIRST + feeder * step);
  const indexes = Array.from({ length: feeders }, (_, index) => index);
  const isEnd = (index: number) => hasRing && (index === 0 || index === feeders - 1);
  const isPlain = (index: number) => !isEnd(index) && index !== bankFeeder && index !== lightFeeder;
  const at = (role: RoleName) => positionOf(plan, role);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${toHeight(hasRing)}`}
      role="img"
      aria-labelledby="one-line-title"
      aria-describedby="one-line-description"
    >
      <title id="one-line-title">{title}</title>
      <desc id="one-line-description">{description}</desc>
      {hasStation && (
        <Station last={toX(feeders - 1)} name={names.station} number={at('station')} />
      )}
      <Incomer plan={plan} words={words} name={names.meter} />
      <path className="stroke-copper" strokeWidth="6" d={`M40 ${BUS}H860`} />
      <Label x={40} y={BUS - 12}>
        {voltage}
      </Label>
      <circle className="fill-copper stroke-none" cx="450" cy={BUS} r="6" />
      {indexes.map((index) => (
        <Feeder
          key={index}
          x={toX(index)}
          number={index + 1}
          plan={plan}
          isPlain={isPlain(index)}
          isRoomy={step >= ROOMY}
        />
      ))}
      {bankFeeder !== null && (
        <Compensation
          x={toX(bankFeeder)}
          plan={plan}
          words={words}
          name={names.bank}
          load={lightFeeder === bankFeeder ? words.lights : words.drives}
        />
      )}
      {lightFeeder !== null && lightFeeder !== bankFeeder && (
        <Lighting x={toX(lightFeeder)} label={words.lights} number={at('light')} />
      )}
      {hasRing && <Ring words={words} number={at('link')} />}
    </svg>
  );
}

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  look?: keyof typeof looks;
  children: ReactNode;
}

const looks = { plain: 'fill-current', minor: 'fill-ink-3', patina: 'fill-patina' };

function Label({ x, y, anchor, look = 'plain', children }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={looks[look]}>
      {children}
    </text>
  );
}

/** The number of a product in the bill. */
function Position({ x, y, number }: { x: number; y: number; number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <>
      <circle className="fill-paper stroke-patina" cx={x} cy={y} r="11" />
      <Label x={x} y={y + 5} anchor="middle" look="patina">
        {number}
      </Label>
    </>
  );
}

/** A breaker: two contacts, the blade between them closed. */
function Breaker({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />
      <path strokeWidth="2.5" d={`M${x} ${y}v38`} />
      <circle className="fill-current stroke-none" cx={x} cy={y + 38} r="3" />
    </>
  );
}

/** A meter at its current transformer. */
function Meter({ x, y, side = 1 }: { x: number; y: number; side?: 1 | -1 }) {
  const left = side === 1 ? x + 37 : x - 71;
  return (
    <>
      <circle cx={x} cy={y} r="7" />
      <path d={`M${x + 7 * side} ${y}H${side === 1 ? left : left + 34}`} />
      <path className="fill-paper" d={`M${left} ${y - 17}h34v34h-34z`} />
      <path
        d={`M${left} ${y - 9}h34M${left + 7} ${y - 3}l3 13 4-10 4 10 3-13M${left + 24} ${y - 4}v14M${left + 24} ${y + 5}c0-4 5-4 5 0v5`}
      />
    </>
  );
}

function Incomer({
  plan,
  words,
  name,
}: Pick<OneLineDrawingProps, 'plan' | 'words'> & { name: string }) {
  return (
    <>
      <path className="fill-current stroke-none" d="M450 18l-6 12h12z" />
      <Label x={466} y={32}>
        {words.utility}
      </Label>
      <path className="stroke-copper" strokeWidth="2" d={`M450 30V54M450 92V${BUS}`} />
      <Breaker x={450} y={54} />
      <Label x={430} y={78} anchor="end">
        QA0
      </Label>
      <Meter x={450} y={122} />
      <Label x={545} y={137} look="minor">
        {name}
      </Label>
      <Position x={404} y={50} number={positionOf(plan, 'switchgear')} />
      <Position x={532} y={105} number={positionOf(plan, 'meter')} />
    </>
  );
}

interface FeederProps {
  x: number;
  number: number;
  plan: Plan;
  /** Whether only a load hangs on it. */
  isPlain: boolean;
  isRoomy: boolean;
}

/** A feeder with its breaker, its current transformer and what reads it, drawn at x = 0: alike ones compress well. */
function Feeder({ x, number, plan, isPlain, isRoomy }: FeederProps) {
  return (
    <g transform={`translate(${x})`}>
      <path
        className="stroke-copper"
        strokeWidth="2"
        d={`M0 ${BUS}v29M0 233v${isPlain ? 159 : 73}`}
      />
      <path d="M-5 190l10 10m0-10l-10 10" />
      <path strokeWidth="2.5" d="M0 195v38" />
      <circle className="fill-current stroke-none" cy="233" r="3" />
      <circle className="fill-copper stroke-none" cy={BUS} r="5" />
      {plan.hasFeederMeters ? (
        <g transform={isRoomy ? undefined : 'translate(0 96.25) scale(.65)'}>
          <Meter x={0} y={275} />
        </g>
      ) : (
        <circle cy="278" r="7" />
      )}
      {plan.hasStation && <path className="fill-patina stroke-none" d="M8 288h8v8H8z" />}
      {plan.hasGateways && <path className="stroke-patina" d="M0 292h-11v-34M-16 249l5 9 5-9" />}
      {isPlain && <path className="fill-copper stroke-none" d={`M0 ${END + 12}l-6-12H6z`} />}
      <Label x={10} y={222}>{`F${number}`}</Label>
    </g>
  );
}

interface CompensationProps extends Pick<OneLineDrawingProps, 'plan' | 'words'> {
  x: number;
  name: string;
  /** What hangs beside the bank. */
  load: string;
}

/** A main of low voltage with its bank and its meter; a bus of low voltage needs no transformer. */
function Compensation({ x, plan, words, name, load }: CompensationProps) {
  const bank = x - 36;
  const drive = x + 64;
  return (
    <>
      {plan.isLow ? (
        <path className="stroke-copper" strokeWidth="2" d={`M${x} 306V${MAIN}`} />
      ) : (
        <>
          <path className="stroke-copper" strokeWidth="2" d={`M${x} 306v36M${x} 394V${MAIN}`} />
          <circle cx={x} cy="360" r="18" />
          <circle cx={x} cy="378" r="18" />
          <Label x={x + 92} y={MAIN - 10} anchor="end">
            {words.lowVoltage}
          </Label>
        </>
      )}
      <path className="stroke-copper" strokeWidth="5" d={`M${x - 64} ${MAIN}H${x + 92}`} />
      <path
        className="stroke-copper"
        strokeWidth="2"
        d={`M${bank} ${MAIN}v34M${bank} ${MAIN + 46}v24`}
      />
      <path strokeWidth="3" d={`M${bank - 20} ${MAIN + 34}h40M${bank - 20} ${MAIN + 46}h40`} />
      <path d={`M${bank - 14} ${MAIN + 58}l28-34`} />
      <path className="fill-current stroke-none" d={`M${bank + 17} ${MAIN + 20}l-2 8-5-4z`} />
      <path
        d={`M${bank - 12} ${MAIN + 70}h24M${bank - 7} ${MAIN + 76}h14M${bank - 3} ${MAIN + 82}h6`}
      />
      <Position x={bank - 36} y={MAIN + 40} number={positionOf(plan, 'bank')} />
      <Label x={bank - 30} y={MAIN + 76} anchor="end">
        {name}
      </Label>
      <path className="stroke-copper" strokeWidth="2" d={`M${drive} ${MAIN}v64`} />
      <Meter x={drive} y={MAIN + 26} side={-1} />
      <path className="fill-copper stroke-none" d={`M${drive} ${MAIN + 76}l-6-12h12z`} />
      <Label x={drive} y={MAIN + 98} anchor="middle" look="minor">
        {load}
      </Label>
    </>
  );
}

/** Luminaires on a feeder, and the gateway of their mesh. */
function Lighting({ x, label, number }: { x: number; label: string; number: number | undefined }) {
  return (
    <>
      <path className="stroke-copper" strokeWidth="2" d={`M${x} 306V380`} />
      <circle className="fill-paper" cx={x} cy="396" r="16" />
      <path d={`M${x - 11} 385l22 22M${x + 11} 385l-22 22`} />
      <Position x={x + 34} y={396} number={number} />
      <Label x={x} y={436} anchor="middle" look="minor">
        {label}
      </Label>
    </>
  );
}

/** The station controller, and its network to every bay. */
function Station({
  last,
  name,
  number,
}: {
  last: number;
  name: string;
  number: number | undefined;
}) {
  return (
    <>
      <path
        className="stroke-patina"
        strokeDasharray="3 4"
        d={`M${FIRST} 292H852V92M${last} 292H852`}
      />
      <path className="fill-paper stroke-patina" d="M726 36h150v56H726zM726 48h150" />
      <Label x={801} y={76} anchor="middle" look="patina">
        {name}
      </Label>
      <Position x={726} y={36} number={number} />
    </>
  );
}

/** The ring between the first feeder and the last, with one open point. */
function Ring({ words, number }: { words: OneLineCopy['drawing']; number: number | undefined }) {
  const open = Math.floor(RING_UNITS / 2);
  const toX = (unit: number) => 200 + Math.round((unit * 500) / (RING_UNITS - 1));
  return (
    <>
      <path className="stroke-copper" strokeWidth="2.5" d={`M${FIRST} 306V${RING}H${LAST}V306`} />
      {Array.from({ length: RING_UNITS }, (_, unit) => (
        <RingUnit key={toX(unit)} x={toX(unit)} name={`R${unit + 1}`} isOpen={unit === open}>
          {unit === open ? words.openPoint : words.homes}
        </RingUnit>
      ))}
      <Label x={450} y={RING - 12} anchor="middle" look="minor">
        {words.ring}
      </Label>
      <Position x={toX(1) + 50} y={RING - 44} number={number} />
    </>
  );
}

interface RingUnitProps {
  x: number;
  name: string;
  isOpen: boolean;
  /** What stands below it. */
  children: string;
}

function RingUnit({ x, name, isOpen, children }: RingUnitProps) {
  return (
    <g transform={`translate(${x} ${RING})`}>
      <path className="stroke-copper" d="M0 12v32" />
      <path className="fill-copper stroke-none" d="M0 56l-6-12H6z" />
      <path className="fill-paper" d="M-12-12h24v24h-24z" />
      <path className="stroke-patina" d="M12-8h16v-40M21-56l7 10 7-10" />
      {isOpen ? (
        <path className="stroke-patina" strokeWidth="2.5" d="M-12 0h5M7 0h5M-7 0L4-9" />
      ) : (
        <path className="fill-copper stroke-none" d="M-6-6H6V6H-6z" />
      )}
      <Label x={-8} y={-22} anchor="end">
        {name}
      </Label>
      <Label x={0} y={82} anchor="middle" look={isOpen ? 'patina' : 'minor'}>
        {children}
      </Label>
    </g>
  );
}
