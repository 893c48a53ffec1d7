const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A duration in words, rounded up.
 * @param seconds its length
 * @returns such as "40 seconds", "2 minutes", "3 hours"
 */
export function toWait(seconds: number): string {
  if (seconds > HOUR) return say(Math.ceil(seconds / HOUR), 'hour');
  if (seconds > MINUTE) return say(Math.ceil(seconds / MINUTE), 'minute');
  return say(seconds, 'second');
}

function say(count: number, unit: string): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat('en', style).format(count);
}
