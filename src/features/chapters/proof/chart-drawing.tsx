import { memo } from 'react';
import { toCurvePath, toPercent } from '../curve-path.ts';
import type { Area, Curve, ProofChart, Reading, Tick } from './chart.ts';

interface ProofDrawingProps {
  chart: ProofChart;
  choice: number;
  reading: Reading;
  marks: { at: number; label: string }[];
  /** What it shows, for those who cannot see it. */
  picture: string;
}

/** Words at a curve that a narrow drawing has room for. */
const SHORT = 8;

/** The drawing of a proof, with the reading at its place. Its letters keep their size. */
export function ProofDrawing({ chart, choice, reading, marks, picture }: ProofDrawingProps) {
  return (
    <svg className="chart" role="img" aria-label={picture}>
      <ChartGround chart={chart} choice={choice} marks={marks} />
      {reading.leads.map(([from, to], index) => (
        <line
          key={index}
          className="chart__lead"
          x1={toPercent(from.x)}
          y1={toPercent(from.y)}
          x2={toPercent(to.x)}
          y2={toPercent(to.y)}
        />
      ))}
      {reading.dots.map(({ x, y }, index) => (
        <circle key={index} className="chart__dot" r="6" cx={toPercent(x)} cy={toPercent(y)} />
      ))}
    </svg>
  );
}

type GroundProps = Pick<ProofDrawingProps, 'chart' | 'choice' | 'marks'>;

/** What does not move: the grid, the rectangles and the curves, with their words. */
const ChartGround = memo(({ chart, choice, marks }: GroundProps) => (
  <>
    <pattern
      id="ui:open"
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="chart__hatch" d="M0 0V8" />
    </pattern>
    {chart.areas.filter(isOpen).map((area) => (
      <AreaShape key={area.x} area={area} choice={choice} />
    ))}
    <g className="chart__grid">
      {chart.ticks.map(({ at, text }) => (
        <line key={text} x1={toPercent(at)} x2={toPercent(at)} y1="0" y2="100%" />
      ))}
      {chart.heights.map(({ at }) => (
        <line key={at} x1="0" x2="100%" y1={toPercent(at)} y2={toPercent(at)} />
      ))}
    </g>
    {chart.areas
      .filter((area) => !isOpen(area))
      .map((area) => (
        <AreaShape key={`${area.x} ${area.y}`} area={area} choice={choice} />
      ))}
    {chart.isCentered && <line className="chart__zero" x1="0" x2="100%" y1="50%" y2="50%" />}
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {chart.curves.map((curve) => {
        const path = toCurvePath(curve.points);
        return <path key={path} className={`chart__curve chart__curve--${curve.tone}`} d={path} />;
      })}
    </svg>
    {chart.curves.map(
      (curve) => curve.label && <CurveLabel key={curve.label.text} {...curve.label} />,
    )}
    {chart.heights.map(({ at, text }) => (
      <text key={at} x="8" y={toPercent(at)} dy="-5">
        {text}
      </text>
    ))}
    {marks.map(({ at, label }, index) => (
      <MarkLine key={label} x={at} label={label} row={marks.length - index} />
    ))}
  </>
));

function isOpen({ tone }: Area): boolean {
  return tone === 'open';
}

function AreaShape({ area, choice }: { area: Area; choice: number }) {
  const { x, y, width, height, tone, name, note, label } = area;
  const isOther = area.choice !== undefined && area.choice !== choice;
  const look = isOther ? 'faint' : tone;
  return (
    <>
      <rect
        className={`chart__area chart__area--${look}`}
        x={toPercent(x)}
        y={toPercent(y)}
        width={toPercent(width)}
        height={toPercent(height)}
        {...(tone === 'open' && { fill: 'url(#ui:open)' })}
      />
      {name !== undefined && (
        <text className="chart__name" x={toPercent(x)} y={toPercent(y)} dx="12" dy="24">
          {name}
        </text>
      )}
      {note !== undefined && (
        <text className="chart__minor" x={toPercent(x)} y={toPercent(y)} dx="12" dy="44">
          {note}
        </text>
      )}
      {label !== undefined && (
        <text
          className="chart__minor"
          x={toPercent(x + width)}
          y={toPercent(y + height / 2)}
          dx="-8"
          dy="-6"
          textAnchor="end"
        >
          {label}
        </text>
      )}
    </>
  );
}

function CurveLabel({ x, y, text, end }: NonNullable<Curve['label']>) {
  return (
    <text
      className={text.length > SHORT ? 'chart__minor' : undefined}
      x={toPercent(x)}
      y={toPercent(y)}
      dx={end ? -8 : 8}
      dy={end ? -6 : 4}
      textAnchor={end ? 'end' : 'start'}
    >
      {text}
    </text>
  );
}

/** A mark at the foot of the drawing; labels of several marks stand in rows. */
function MarkLine({ x, label, row }: { x: number; label: string; row: number }) {
  return (
    <g className="chart__minor">
      <line className="chart__mark" x1={toPercent(x)} x2={toPercent(x)} y1="90%" y2="100%" />
      <text x={toPercent(x)} y="100%" dx="6" dy={8 - 16 * row}>
        {label}
      </text>
    </g>
  );
}

/** The words at an axis, below it. */
export function Ticks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <svg className="ticks" aria-hidden="true">
      {ticks.map(({ at, text, isMinor }) => (
        <text
          key={text}
          className={isMinor ? 'chart__minor' : undefined}
          x={toPercent(at)}
          y="14"
          textAnchor={at < 3 ? 'start' : at > 97 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
