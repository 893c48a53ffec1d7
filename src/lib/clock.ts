/** The minutes after midnight of a time of day such as 18:30. */
export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
}

/**
 * A time of day, by its minutes after midnight, as Americans read it: "6:30 p.m.", full hours as
 * "6 p.m."; beyond midnight, it is that of the next day.
 */
export function printClock(minutes: number): string {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const [hour, minute] = [Math.floor(inDay / 60), inDay % 60];
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
