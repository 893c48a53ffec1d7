import { scaleLinear } from 'd3-scale';
import { Fragment, type ReactNode } from 'react';
import { parsePrinted } from '../lib/numbers.ts';
import { roundTo } from '../lib/round-to.ts';
import { type ChartData, toDomain } from './chart-data.ts';

const LABEL = 20;
const BAR = 16;
const GROUP_GAP = 8;
/** The longest bar in percent of the width; the rest is for its value. */
const MAX_LABEL = 80;

/**
 * Horizontal bars, with the label of each group above and the value at the right of each bar;
 * negative values are to the left of zero.
 */
export function BarChart({ labels, series }: ChartData) {
  const toX = scaleLinear(toDomain(series), [0, MAX_LABEL]);
  const group = LABEL + series.length * BAR + GROUP_GAP;
  return (
    <ChartDrawing series={series} height={labels.length * group + GROUP_GAP}>
      {labels.map((label, row) => {
        const y = row * group + 13;
        return (
          <text key={y} y={y}>
            {label}
          </text>
        );
      })}
      {series.map(({ name, readings }, index) =>
        readings.map(({ value, printed }, row) => {
          const left = Math.min(toX(0), toX(value));
          const width = Math.abs(toX(value) - toX(0));
          const y = row * group + LABEL + index * BAR;
          return (
            <Fragment key={`${name} ${y}`}>
              <rect
                {...looks(series, index)}
                x={percent(left)}
                y={y}
                width={percent(width)}
                height="10"
              />
              <text x={percent(left + width)} dx="6" y={y + 10}>
                {printed}
              </text>
            </Fragment>
          );
        }),
      )}
    </ChartDrawing>
  );
}

function percent(value: number): string {
  return `${roundTo(value, 1)}%`;
}

const TOP = 24;
const HEIGHT = 150;
const AXIS = 34;
/** Room for half a label at each end of the narrowest column, in percent. */
const ENDS: [number, number] = [8, 92];

/** A line chart, with each reading written above its point. */
export function LineChart({ labels, series }: ChartData) {
  const toY = scaleLinear().domain(toDomain(series)).rangeRound([HEIGHT, 0]);
  const toX = positionLabels(labels);
  return (
    <ChartDrawing series={series} height={TOP + HEIGHT + AXIS}>
      <rect y={TOP + toY(0)} width="100%" height="1" />
      <g textAnchor="middle">
        {labels.map((label, index) => (
          <text key={toX(index)} x={`${toX(index)}%`} y={TOP + HEIGHT + 18}>
            {shorten(label)}
          </text>
        ))}
        {series.map(({ name, readings }, index) => {
          const isLast = index === series.length - 1;
          const points = readings.map(({ value, printed }, row) => {
            return { x: `${toX(row)}%`, y: TOP + toY(value), printed };
          });
          return (
            <Fragment key={name}>
              <g
                stroke={isLast ? 'var(--copper)' : 'currentColor'}
                strokeDasharray={isLast ? undefined : '5 4'}
                strokeWidth="2"
              >
                {points.slice(1).map(({ x, y }, row) => (
                  <line key={x} x1={points[row]?.x} y1={points[row]?.y} x2={x} y2={y} />
                ))}
              </g>
              {points.map(({ x, y, printed }) => (
                <text key={x} x={x} y={y - 8}>
                  {printed}
                </text>
              ))}
            </Fragment>
          );
        })}
      </g>
    </ChartDrawing>
  );
}

/**
 * The position of each label, in percent: to scale if all are numbers that rise or fall, otherwise
 * evenly spaced, since a line must not draw back over itself.
 */
function positionLabels(labels: string[]): (index: number) => number {
  const sizes = labels.flatMap((label) => parsePrinted(shorten(label)) ?? []);
  const steps = sizes.slice(1).map((size, index) => Math.sign(size - (sizes[index] ?? 0)));
  const isOrdered = steps.every((step) => step !== 0 && step === steps[0]);
  const positions = isOrdered && sizes.length === labels.length ? sizes : [...labels.keys()];
  const scale = scaleLinear([Math.min(...positions), Math.max(...positions)], ENDS);
  return (index) => Math.round(scale(positions[index] ?? 0));
}

/** A label up to its comma; that of "1,000" is part of the number. */
function shorten(label: string): string {
  return label.replace(/,\s.*/s, '');
}

const LEGEND_LINE = 18;

interface ChartDrawingProps extends Pick<ChartData, 'series'> {
  /** The height of the drawing below the legend, in pixels. */
  height: number;
  children: ReactNode;
}

/**
 * The paper of a chart, as wide as its column. Its units are pixels vertically and percent
 * horizontally, so that text keeps its size on every screen. Two series get a legend at the top.
 */
function ChartDrawing({ series, height, children }: ChartDrawingProps) {
  const legend = series.length > 1 ? series.length * LEGEND_LINE + 8 : 0;
  return (
    <svg width="100%" height={height + legend} fill="currentColor" fontSize="13" aria-hidden="true">
      {legend > 0 &&
        series.map(({ name }, index) => (
          <g key={name}>
            <rect
              {...looks(series, index)}
              x="1"
              y={index * LEGEND_LINE + 2}
              width="12"
              height="10"
            />
            <text x="20" y={index * LEGEND_LINE + 11}>
              {name}
            </text>
          </g>
        ))}
      {legend > 0 ? <g transform={`translate(0 ${legend})`}>{children}</g> : children}
    </svg>
  );
}

/** The last series is solid, the one it is compared with is hollow: color is not the only cue. */
function looks(series: unknown[], index: number) {
  return index === series.length - 1
    ? { fill: 'var(--copper)' }
    : { fill: 'none', stroke: 'currentColor' };
}
