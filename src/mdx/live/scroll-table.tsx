import { CsvLink, ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { toCsvFile } from '../../lib/csv.ts';
import type { CalculatorTable } from '../calculators/calculator.ts';

/**
 * A table of figures; a wide one scrolls, including by keyboard.
 * @param csv the label of the link that downloads it
 */
export function ScrollTable({ caption, heads, rows, csv }: CalculatorTable & { csv: string }) {
  return (
    <>
      <ScrollRegion className="table-scroll" label={caption}>
        <table>
          <caption className="pb-3 text-left type-mono text-ink-3">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={head} scope="col" className={column > 0 ? 'number' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...figures]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {figures.map((figure, column) => (
                  <td key={heads[column + 1]} className="number">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <CsvLink label={csv} file={toCsvFile(caption, [heads, ...rows])} subject={caption} />
    </>
  );
}
