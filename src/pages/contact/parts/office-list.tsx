import { FactRows } from '../../../components/blocks/fact-rows';

interface OfficeListProps {
  offices: { name: string; rows: { label: string; value: string }[] }[];
}

/** Where somebody answers, a plate each: the desk, and when it is day there. */
export function OfficeList({ offices }: OfficeListProps) {
  return (
    <ul className="split">
      {offices.map(({ name, rows }) => (
        <li key={name} className="lg:col-span-4">
          <div className="nameplate h-full">
            <table>
              <caption className="nameplate__head">
                <b>{name}</b>
              </caption>
              <FactRows rows={rows} />
            </table>
          </div>
        </li>
      ))}
    </ul>
  );
}
