import { hasOwnLoad, positionOf, RING_UNITS, type RoleName } from '../../../drawings/one-line/plan';
import { toHeight, toRing, WIDTH } from '../../../drawings/one-line/size';
import { Paper } from '../../ui/paper';
import type { OneLineDrawingProps } from './one-line-parts';
import {
  BUS,
  Compensation,
  Conductor,
  FEEDER_END,
  Feeder,
  Incomer,
  Label,
  Lighting,
  Meter,
  Position,
  RingUnit,
  Station,
} from './one-line-parts';

/** The x of the first and last feeders on the bus. */
const [FIRST, LAST] = [100, 800];
/** The y of the loads. */
const LOAD = 392;
/** Feeders closer than this leave no room for text between them. */
const ROOMY = 120;

/** The one-line of a grid: incomer, bus, feeders, and the chosen equipment. */
export function OneLineDrawing(props: OneLineDrawingProps) {
  const { plan, voltage, title, description, words, names } = props;
  const { feeders, hasRing, hasStation, bankFeeder, lightFeeder } = plan;
  const step = (LAST - FIRST) / (feeders - 1);
  const toX = (feeder: number) => Math.round(FIRST + feeder * step);
  const at = (role: RoleName) => positionOf(plan, role);
  return (
    <Paper
      className="one-line-wide"
      width={WIDTH}
      height={toHeight(hasRing, bankFeeder !== null)}
      {...{ title, description }}
    >
      {hasStation && (
        <>
          <path
            className="stroke-patina"
            strokeDasharray="3 4"
            d={`M${FIRST} 292H852V92M${toX(feeders - 1)} 292H852`}
          />
          <Station name={names.station} number={at('station')} />
        </>
      )}
      <Incomer plan={plan} words={words} name={names.meter} />
      <Conductor width={6} d={`M40 ${BUS}H860`} />
      <Label x={40} y={BUS - 12}>
        {voltage}
      </Label>
      <circle className="fill-copper stroke-none" cx="450" cy={BUS} r="6" />
      {Array.from({ length: feeders }, (_, index) => (
        <Feeder
          key={toX(index)}
          transform={`translate(${toX(index)})`}
          plan={plan}
          load={hasOwnLoad(plan, index) ? LOAD : undefined}
        >
          <g transform={step >= ROOMY ? undefined : 'translate(0 96.25) scale(.65)'}>
            <Meter x={0} y={275} />
          </g>
        </Feeder>
      ))}
      {Array.from({ length: feeders }, (_, index) => (
        <Label key={toX(index)} x={toX(index) + 10} y={222}>{`F${index + 1}`}</Label>
      ))}
      {bankFeeder !== null && (
        <Compensation x={toX(bankFeeder)} plan={plan} words={words} name={names.bank} />
      )}
      {lightFeeder !== null && lightFeeder !== bankFeeder && (
        <Lighting x={toX(lightFeeder)} label={words.lights} number={at('light')} />
      )}
      {hasRing && <Ring y={toRing(bankFeeder !== null)} words={words} number={at('link')} />}
    </Paper>
  );
}

interface RingProps extends Pick<OneLineDrawingProps, 'words'> {
  y: number;
  number: number | undefined;
}

/** The ring between the first and last feeders, with one open point. */
function Ring({ y, words, number }: RingProps) {
  const open = Math.floor(RING_UNITS / 2);
  const toX = (unit: number) => 200 + Math.round((unit * 500) / (RING_UNITS - 1));
  return (
    <>
      <Conductor width={2.5} d={`M${FIRST} ${FEEDER_END}V${y}H${LAST}V${FEEDER_END}`} />
      {Array.from({ length: RING_UNITS }, (_, unit) => (
        <RingUnit key={toX(unit)} x={toX(unit)} y={y} isOpen={unit === open}>
          <Label x={-8} y={-22} anchor="end">{`R${unit + 1}`}</Label>
          <Label x={0} y={82} anchor="middle" look="minor">
            {words.homes}
          </Label>
          {unit === open && (
            <Label x={0} y={-70} anchor="middle" look="patina">
              {words.openPoint}
            </Label>
          )}
        </RingUnit>
      ))}
      <Label x={toX(0.5)} y={y - 12} anchor="middle" look="minor">
        {words.ring}
      </Label>
      <Position x={toX(1) + 50} y={y - 44} number={number} />
    </>
  );
}
