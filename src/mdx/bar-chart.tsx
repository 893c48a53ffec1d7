import { scaleLinear } from 'd3-scale';
import type { ChartData, Series } from './chart-data';
import { ChartPaper, looks } from './chart-paper';

const LABEL = 20;
const BAR = 16;
const GROUP_GAP = 8;
/** The longest bar in percent of the width; the rest is for its value. */
const LONGEST = 80;

/** Horizontal bars, with the label of each group above and the value at the end of each bar. */
export function BarChart({ labels, series }: ChartData) {
  const values = series.flatMap(({ readings }) => readings.map(({ value }) => value));
  const scale = scaleLinear([0, Math.max(...values)], [0, LONGEST]);
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
          toWidth={(value) => `${Math.round(scale(value) * 10) / 10}%`}
          toY={(row) => row * group + LABEL + index * BAR}
        />
      ))}
    </ChartPaper>
  );
}

interface BarsProps {
  series: Series;
  look: ReturnType<typeof looks>;
  toWidth: (value: number) => string;
  toY: (row: number) => number;
}

function Bars({ series, look, toWidth, toY }: BarsProps) {
  return (
    <>
      <g {...look}>
        {series.readings.map(({ value }, row) => (
          <rect key={toY(row)} y={toY(row)} width={toWidth(value)} height="10" />
        ))}
      </g>
      {series.readings.map(({ value, printed }, row) => (
        <text key={toY(row)} x={toWidth(value)} dx="6" y={toY(row) + 10}>
          {printed}
        </text>
      ))}
    </>
  );
}
