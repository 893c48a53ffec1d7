/** The minutes after midnight of a time of day such as 18:30. */
export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
}

/** A time of day, some minutes after another one, such as "02:15". */
export function printClock(minutes: number): string {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const parts = [Math.floor(inDay / 60), inDay % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
