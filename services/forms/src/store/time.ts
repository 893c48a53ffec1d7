/** A time as the database has it: UTC, which sorts as text. */
export function toTime(date: Date): string {
  return date.toISOString();
}

/** A time so many milliseconds after a date. */
export function later(date: Date, milliseconds: number): string {
  return toTime(new Date(date.getTime() + milliseconds));
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
