import type { ReactNode } from 'react';
import type { ChartData } from './chart-data';

const LEGEND_LINE = 18;

interface PaperProps extends Pick<ChartData, 'series'> {
  /** The height of the drawing below the legend, in pixels. */
  height: number;
  children: ReactNode;
}

/**
 * The paper of a chart, as wide as its column. Its units are pixels vertically and percent
 * horizontally, so that text keeps its size on every screen. Two series get a legend at the top.
 */
export function ChartPaper({ series, height, children }: PaperProps) {
  const legend = series.length > 1 ? series.length * LEGEND_LINE + 8 : 0;
  return (
    <svg width="100%" height={height + legend} fill="currentColor" fontSize="13" aria-hidden="true">
      {legend > 0 && series.map(({ name }, index) => toLegend(name, looks(series, index), index))}
      {legend > 0 ? <g transform={`translate(0 ${legend})`}>{children}</g> : children}
    </svg>
  );
}

function toLegend(name: string, look: ReturnType<typeof looks>, index: number) {
  return (
    <g key={name}>
      <rect {...look} x="1" y={index * LEGEND_LINE + 2} width="12" height="10" />
      <text x="20" y={index * LEGEND_LINE + 11}>
        {name}
      </text>
    </g>
  );
}

/** The last series is solid, the one it is compared with is hollow: color is not the only cue. */
export function looks(series: unknown[], index: number) {
  return index === series.length - 1
    ? { fill: 'var(--copper)' }
    : { fill: 'none', stroke: 'currentColor' };
}
