import type { ReactNode } from 'react';
import { hasOwnLoad, positionOf, RING_UNITS, type RoleName } from '../../../drawings/one-line/plan';
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
  MeterBox,
  Position,
  RingUnit,
  Station,
} from './one-line-parts';

const WIDTH = 480;
/** The bus is on the left, the ring on the right; feeder equipment is between them. */
const BUS_X = 60;
const LOW = 280;
const RING = 420;
/** Where the first feeder leaves the bus, and the height of a row by its equipment. */
const FIRST = 206;
const ROW = { plain: 48, metered: 58, light: 160, bank: 272 };
/** The minimum distance between ring units. */
const UNIT = 46;

/** The same one-line for phones: the bus is vertical, and each feeder is a row. */
export function TallOneLine(props: OneLineDrawingProps) {
  const { plan, voltage, title, description, words, names } = props;
  const { feeders, hasRing, hasStation, bankFeeder, lightFeeder } = plan;
  const toX = (drawn: number) => drawn - BUS + BUS_X;
  const rows = toRows(plan);
  const last = rows[feeders - 1] ?? FIRST;
  const at = (role: RoleName) => positionOf(plan, role);
  const below = (index: number | null) => (index === null ? undefined : rows[index]);
  const [bank, light] = [below(bankFeeder), below(lightFeeder)];
  return (
    <Paper
      className="one-line-tall"
      width={WIDTH}
      height={rows.at(-1) ?? 0}
      {...{ title, description }}
    >
      {hasStation && (
        <>
          <path
            className="stroke-patina"
            strokeDasharray="3 4"
            d={`M${toX(292)} ${last}V${BUS + 20}H400V92`}
          />
          <g transform="translate(-400)">
            <Station name={names.station} number={at('station')} />
          </g>
        </>
      )}
      <g transform={`translate(${BUS_X - 450})`}>
        <Incomer plan={plan} words={words} name={names.meter} />
      </g>
      <Conductor width={6} d={`M${BUS_X} ${BUS}V${last + 20}`} />
      <Label x={BUS_X + 16} y={BUS + 6}>
        {voltage}
      </Label>
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
        <Label key={y} x={toX(218)} y={y - 10}>{`F${index + 1}`}</Label>
      ))}
      {bank !== undefined && (
        <Below y={bank}>
          <Compensation x={LOW} plan={plan} words={words} name={names.bank} isNarrow />
        </Below>
      )}
      {light !== undefined && light !== bank && (
        <Below y={light}>
          <Lighting x={LOW} label={words.lights} number={at('light')} />
        </Below>
      )}
      {hasRing && <Ring words={words} number={at('link')} last={last} />}
    </Paper>
  );
}

/** Where each feeder leaves the bus, and at the end the bottom of the drawing. */
function toRows({
  feeders,
  hasRing,
  hasFeederMeters,
  bankFeeder,
  lightFeeder,
}: OneLineDrawingProps['plan']): number[] {
  const least = hasRing ? (UNIT * (RING_UNITS + 1)) / (feeders - 1) : 0;
  const pitch = Math.max(least, hasFeederMeters ? ROW.metered : ROW.plain);
  const rows = [FIRST];
  for (let index = 0; index < feeders; index += 1) {
    const alone = index === feeders - 1 ? ROW.plain : pitch;
    const room = index === bankFeeder ? ROW.bank : index === lightFeeder ? ROW.light : alone;
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

interface RingProps extends Pick<OneLineDrawingProps, 'words'> {
  number: number | undefined;
  /** Where the last feeder leaves the bus. */
  last: number;
}

/** The ring between the first and last feeders, with one open point. */
function Ring({ words, number, last }: RingProps) {
  const open = Math.floor(RING_UNITS / 2);
  const start = FEEDER_END - BUS + BUS_X;
  const toY = (unit: number) =>
    Math.round(FIRST + ((unit + 1) * (last - FIRST)) / (RING_UNITS + 1));
  return (
    <>
      <Conductor width={2.5} d={`M${start} ${FIRST}H${RING}V${last}H${start}`} />
      {Array.from({ length: RING_UNITS }, (_, unit) => (
        <RingUnit key={toY(unit)} x={RING} y={toY(unit)} isOpen={unit === open} isUpright>
          <Label x={-18} y={16} anchor="end" look={unit === open ? 'patina' : 'plain'}>
            {`R${unit + 1}`}
          </Label>
        </RingUnit>
      ))}
      <Label x={RING + 50} y={last + 30} anchor="end" look="patina">
        {`R${open + 1} ${words.openPoint}`}
      </Label>
      <Position x={RING + 40} y={toY(1) - 24} number={number} />
    </>
  );
}
