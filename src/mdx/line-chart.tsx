import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { parsePrinted } from '#base/numbers';
import { type ChartData, type Series, toDomain } from './chart-data';
import { ChartPaper } from './chart-paper';

const TOP = 24;
const HEIGHT = 150;
const AXIS = 34;
/** Room for half a label at each end of the narrowest column, in percent. */
const ENDS: [number, number] = [8, 92];

/** A line chart, with each reading written above its point. */
export function LineChart({ labels, series }: ChartData) {
  const scale = scaleLinear().domain(toDomain(series)).rangeRound([HEIGHT, 0]);
  const toX = placeLabels(labels);
  return (
    <ChartPaper series={series} height={TOP + HEIGHT + AXIS}>
      <rect y={TOP + scale(0)} width="100%" height="1" />
      <g textAnchor="middle">
        {labels.map((label, index) => (
          <text key={label} x={`${toX(index)}%`} y={TOP + HEIGHT + 18}>
            {shorten(label)}
          </text>
        ))}
        {series.map((one, index) => (
          <Line
            key={one.name}
            series={one}
            dashes={index < series.length - 1 ? '5 4' : undefined}
            toX={toX}
            toY={scale}
          />
        ))}
      </g>
    </ChartPaper>
  );
}

interface LineProps {
  series: Series;
  /** The dash pattern of the line that the last one is compared with. */
  dashes: string | undefined;
  toX: (index: number) => number;
  toY: (value: number) => number;
}

function Line({ series, dashes, toX, toY }: LineProps) {
  const points = series.readings.map(({ value }, index): [number, number] => [
    toX(index),
    toY(value),
  ]);
  return (
    <>
      <svg
        y={TOP}
        height={HEIGHT}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          d={line()(points) ?? ''}
          fill="none"
          stroke={dashes === undefined ? 'var(--copper)' : 'currentColor'}
          strokeDasharray={dashes}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {series.readings.map(({ value, printed }, index) => (
        <text key={toX(index)} x={`${toX(index)}%`} y={TOP + toY(value) - 8}>
          {printed}
        </text>
      ))}
    </>
  );
}

/** The position of each label, in percent: to scale if all are numbers, otherwise evenly spaced. */
function placeLabels(labels: string[]): (index: number) => number {
  const sizes = labels.flatMap((label) => parsePrinted(shorten(label)) ?? []);
  if (sizes.length < labels.length) {
    const points = scalePoint(labels, ENDS);
    return (index) => Math.round(points(labels[index] ?? '') ?? 0);
  }
  const scale = scaleLinear([Math.min(...sizes), Math.max(...sizes)], ENDS);
  return (index) => Math.round(scale(sizes[index] ?? 0));
}

/** A label up to its comma; that of "1,000" is part of the number. */
function shorten(label: string): string {
  return label.replace(/,\s.*/s, '');
}
