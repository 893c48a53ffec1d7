/** The accuracy classes of IEC 62053-22:2020 whose limits this site draws. */
export const errorClasses = ['0.2S', '0.5S'] as const;
export type ErrorClass = (typeof errorClasses)[number];

/** A limit of the error from a load upward, both in percent. */
export interface ErrorLimit {
  from: number;
  limit: number;
}

/** The limits of active energy, IEC 62053-22:2020: at power factor 1, and at 0.5 and 0.8. */
const LIMITS: Record<ErrorClass, readonly [ErrorLimit[], ErrorLimit[]]> = {
  '0.2S': [
    [
      { from: 1, limit: 0.4 },
      { from: 5, limit: 0.2 },
    ],
    [
      { from: 2, limit: 0.5 },
      { from: 10, limit: 0.3 },
    ],
  ],
  '0.5S': [
    [
      { from: 1, limit: 1 },
      { from: 5, limit: 0.5 },
    ],
    [
      { from: 2, limit: 1 },
      { from: 10, limit: 0.6 },
    ],
  ],
};

/** The limits of a class, by load: at power factor 1, or at 0.5 inductive and 0.8 capacitive. */
export function listErrorLimits(name: ErrorClass, isUnity: boolean): readonly ErrorLimit[] {
  return LIMITS[name][isUnity ? 0 : 1];
}

/** The limit at a load in percent of rated current; undefined where the standard has none. */
export function findErrorLimit(limits: readonly ErrorLimit[], load: number): number | undefined {
  return limits.findLast(({ from }) => load >= from)?.limit;
}
