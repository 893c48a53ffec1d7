import type { z } from 'zod';
import type { Axis } from '../../lib/axis.ts';

/** A place on an axis, and where it is written. */
interface Place {
  at: number;
  path: (string | number)[];
}

/** Reports places that lie beyond the axis of their drawing, where they would stand beside it. */
export function reportBeyondAxis(
  places: readonly Place[],
  { from, to }: Axis,
  context: z.RefinementCtx,
): void {
  for (const { at, path } of places) {
    if (at >= from && at <= to) continue;
    const message = `is ${at}, but the axis of the drawing goes from ${from} to ${to}; write a place on it`;
    context.addIssue({ code: 'custom', path, message });
  }
}
