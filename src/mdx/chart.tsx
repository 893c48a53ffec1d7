import { BarChart } from './bar-chart';
import { readChartData } from './chart-data';
import type { WordProps } from './component-schemas';
import { LineChart } from './line-chart';

const kinds = { bar: BarChart, line: LineChart } as const;

/** The drawing of a chart; its numbers stand in the table below it, for those who cannot see it. */
export function ChartDrawing({ kind, title, columns, children }: Omit<WordProps<'Chart'>, 'unit'>) {
  const Drawing = kinds[kind];
  if (Drawing === undefined) throw new Error(`Chart "${title}": kind must be bar or line`);
  return <Drawing {...readChartData(children, { title, columns })} />;
}
