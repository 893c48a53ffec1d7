import { scaleLinear } from 'd3-scale';
import { roundTo } from '#base/numbers';
import { type ChartData, type Series, toDomain } from './chart-data';
import { ChartPaper, looks } from './chart-paper';

const LABEL = 20;
const BAR = 16;
const GROUP_GAP = 8;
/** The longest bar in percent of the width; the rest is for its value. */
const LONGEST = 80;

/**
 * Horizontal bars, with the label of each group above and the value at the right of each bar;
 * negative values are to the left of zero.
 */
export function BarChart({ labels, series }: ChartData) {
  const scale = scaleLinear(toDomain(series), [0, LONGEST]);
  const group = LABEL + series.length * BAR + GROUP_GAP;
  return (
    <ChartPaper series={series} height={labels.length * group + GROUP_GAP}>
      {labels.map((label, row) => (
        <text key={label} y={row * group + 13}>
          {label}
        </text>
      ))}
      {series.map((one, index) => (
        <Bars
          key={one.name}
          series={one}
          look={looks(series, index)}
          toX={scale}
          toY={(row) => row * group + LABEL + index * BAR}
        />
      ))}
    </ChartPaper>
  );
}

interface BarsProps {
  series: Series;
  look: ReturnType<typeof looks>;
  toX: (value: number) => number;
  toY: (row: number) => number;
}

function Bars({ series, look, toX, toY }: BarsProps) {
  const bars = series.readings.map(({ value, printed }, row) => {
    const [left = 0, right = 0] = [toX(0), toX(value)].toSorted((a, b) => a - b);
    return {
      x: percent(left),
      width: percent(right - left),
      end: percent(right),
      y: toY(row),
      printed,
    };
  });
  return (
    <>
      <g {...look}>
        {bars.map(({ x, y, width }) => (
          <rect key={y} x={x} y={y} width={width} height="10" />
        ))}
      </g>
      {bars.map(({ end, y, printed }) => (
        <text key={y} x={end} dx="6" y={y + 10}>
          {printed}
        </text>
      ))}
    </>
  );
}

function percent(value: number): string {
  return `${roundTo(value, 1)}%`;
}
