import { useDeferredValue } from 'react';
import { formatDayInEnglish, toDayFormat } from '../../lib/dates.ts';
import { useHydrated } from './use-hydrated.ts';

/** A day in the viewer's locale; in US English while prerendered and during hydration. */
export function LocalDate({ day }: { day: string }) {
  // Deferred to a separate task, since creating the first format is slow.
  const isLocal = useDeferredValue(useHydrated());
  return <time dateTime={day}>{isLocal ? formatLocally(day) : formatDayInEnglish(day)}</time>;
}

let format: ((day: string) => string) | undefined;

function formatLocally(day: string): string {
  const { language } = navigator;
  if (language === 'en-US') return formatDayInEnglish(day);
  format ??= toDayFormat(language) ?? formatDayInEnglish;
  return format(day);
}
