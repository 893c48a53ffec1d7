import { useEffect, useState } from 'react';
import { interpolate } from '#base/text';
import { FactRows } from '../../../components/blocks/fact-rows';
import { readClock } from '../../../lib/opening-hours';
import type { Office } from '../offices';

/** The offices, one plate each: the desk, its opening hours, and whether it is open now. */
export function OfficeList({ offices }: { offices: Office[] }) {
  return (
    <ul className="split">
      {offices.map((office) => (
        <li key={office.name} className="@container lg:col-span-4">
          <div className="nameplate h-full">
            <table className="mono">
              <caption className="nameplate__head">
                <Now office={office} />
                <b className="name">{office.name}</b>
              </caption>
              <FactRows rows={office.rows} />
            </table>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How often office clocks update, in milliseconds: often enough to show minutes. */
const TICK = 10_000;

/** Beside the name; above it on a narrow plate, where both do not fit on one line. */
const LINE = 'tag @max-[24rem]:float-none @max-[24rem]:block @max-[24rem]:p-0';

/** Whether the office is open; unknown in the prerendered page. */
function Now({ office: { hours, now } }: { office: Office }) {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    const read = () => setMoment(new Date());
    // A task for each office, so that a phone can respond between two time zones.
    const first = setTimeout(read);
    const timer = setInterval(read, TICK);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  const clock = moment && readClock(hours, moment);
  // Its line is reserved to avoid a layout shift.
  if (clock === undefined) return <span className={LINE}>{'\u00a0'}</span>;
  const { time, isOpen } = clock;
  return (
    <span className={isOpen ? `${LINE} text-patina` : LINE}>
      {interpolate(isOpen ? now.open : now.closed, { time })}
    </span>
  );
}
