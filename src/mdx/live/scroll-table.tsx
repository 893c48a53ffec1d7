import { createContext, type ReactNode, useContext } from 'react';
import { ScrollRegion } from '../../components/ui/scroll-region';
import { toCsvFile } from '../../lib/csv';

interface ScrollTableProps {
  caption: string;
  /** The first heading is above the row names. */
  heads: string[];
  /** Each row begins with its name. */
  rows: string[][];
}

/** The label of the link that downloads a table. */
export const CsvLabel = createContext('');

/** A table of figures for calculating by hand; a wide one scrolls, including by keyboard. */
export function ScrollTable({ caption, heads, rows }: ScrollTableProps): ReactNode {
  return (
    <>
      <ScrollRegion className="table-scroll" label={caption}>
        <table>
          <caption className="pb-[0.7rem] text-left type-mono text-ink-3">{caption}</caption>
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
      <a className="more mono" {...toCsvFile(caption, [heads, ...rows])}>
        {useContext(CsvLabel)}
        <span className="visually-hidden">: {caption}</span>
      </a>
    </>
  );
}
