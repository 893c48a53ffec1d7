import { useSyncExternalStore } from 'react';

import { formatDay } from '../lib/dates';

const PRERENDERED_LOCALE = 'en-US';
const neverChanges = () => () => {};

/** A day in the viewer's locale; the prerendered page, and React while it hydrates, say it in US English. */
export function LocalDate({ day }: { day: string }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => formatDay(day, undefined),
    () => formatDay(day, PRERENDERED_LOCALE),
  );
  return <time dateTime={day}>{words}</time>;
}
