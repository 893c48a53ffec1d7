import { interpolate } from '#base/text';
import { FactRows } from '../../../components/blocks/fact-rows';
import { useHydrated } from '../../../components/ui/hydration';
import { readClock } from '../../../lib/opening-hours';
import type { Office } from '../offices';

/** Where somebody answers, a plate each: the desk, when it is day there, and whether it is now. */
export function OfficeList({ offices }: { offices: Office[] }) {
  return (
    <ul className="split">
      {offices.map((office) => (
        <li key={office.name} className="lg:col-span-4">
          <div className="nameplate h-full">
            <table>
              <caption className="nameplate__head">
                <Now office={office} />
                <b>{office.name}</b>
              </caption>
              <FactRows rows={office.rows} />
            </table>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether somebody is there; the prerendered page cannot know. */
function Now({ office: { hours, now } }: { office: Office }) {
  if (!useHydrated()) return null;
  const { time, isOpen } = readClock(hours, new Date());
  return (
    <span className={isOpen ? 'tag text-patina' : 'tag'}>
      {interpolate(isOpen ? now.open : now.closed, { time })}
    </span>
  );
}
