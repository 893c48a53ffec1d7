import { useEffect, useState } from 'react';
import { printClock, toMinutes } from '../../lib/clock.ts';
import { interpolate } from '../../lib/text.ts';
import { readClock } from './opening-hours.ts';
import type { ContactPage } from './page.ts';

/** How often office clocks update, in milliseconds: often enough to show minutes. */
const TICK = 10_000;

/** Beside the name; above it on a narrow plate, where both do not fit on one line. */
const LINE = 'tag @max-[24rem]:float-none @max-[24rem]:block @max-[24rem]:p-0';

/** Whether the office is open; unknown in the prerendered page. */
export function OfficeClock({ hours, now }: Pick<ContactPage['offices'][number], 'hours' | 'now'>) {
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
      {interpolate(isOpen ? now.open : now.closed, { time: printClock(toMinutes(time)) })}
    </span>
  );
}
