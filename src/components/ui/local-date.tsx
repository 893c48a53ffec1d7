import { useSyncExternalStore } from 'react';
import { formatDayInEnglish, toDayFormat } from '../../lib/dates';

/** A day in the viewer's locale; in US English while prerendered and during hydration. */
export function LocalDate({ day }: { day: string }) {
  const words = useSyncExternalStore(
    subscribe,
    () => format(day),
    () => formatDayInEnglish(day),
  );
  return <time dateTime={day}>{words}</time>;
}

let format = formatDayInEnglish;
let isAsked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked && navigator.language !== 'en-US') {
    isAsked = true;
    setTimeout(speakLocally);
  }
  return () => listeners.delete(listener);
}

/** Switches to the viewer's locale; in a separate task, since creating the first format is slow. */
function speakLocally() {
  const { language } = navigator;
  const local = toDayFormat(language);
  if (!local) return console.warn(`Dates stay in English: no locale "${language}"`);
  format = local;
  for (const listener of listeners) listener();
}
