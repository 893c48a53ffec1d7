import type { ReactNode } from 'react';

import { BarChart } from './bar-chart';
import { readChartData } from './chart-data';
import { LineChart } from './line-chart';

const kinds = { bar: BarChart, line: LineChart } as const;

export interface ChartProps {
  /** Bars compare things; a line follows one thing through time or size. */
  kind: keyof typeof kinds;
  /** What the chart shows; it stands above it, with the unit. */
  title: string;
  /** The unit of the values. */
  unit: string;
  /** The names of the columns that are drawn, one or two, with `|` between them. */
  columns: string;
  /** The table, in Markdown: labels in the first column. It is shown below the drawing. */
  children: ReactNode;
}

/** The drawing of a chart; its numbers stand in the table below it, for those who cannot see it. */
export function ChartDrawing({ kind, title, columns, children }: Omit<ChartProps, 'unit'>) {
  const Drawing = kinds[kind];
  if (Drawing === undefined) throw new Error(`Chart "${title}": kind must be bar or line`);
  return <Drawing {...readChartData(children, { title, columns })} />;
}
