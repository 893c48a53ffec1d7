/** An axis of a drawing, along which a range input moves. */
export interface Axis {
  from: number;
  to: number;
  /** The distance of two positions of the input; on a logarithmic axis a thousandth of it. */
  step: number | 'logarithmic';
}

/** How many positions a logarithmic axis has. */
const POSITIONS = 1000;

/** Where a value lies on an axis, in percent of its length. */
export function toShare({ from, to, step }: Axis, value: number): number {
  const share =
    step === 'logarithmic'
      ? Math.log(value / from) / Math.log(to / from)
      : (value - from) / (to - from);
  return 100 * share;
}

/** The number of the last position of a range input; the first is 0. */
export function countPositions({ from, to, step }: Axis): number {
  return step === 'logarithmic' ? POSITIONS : Math.round((to - from) / step);
}

/** The position of a value. */
export function toPosition(axis: Axis, value: number): number {
  return Math.round((toShare(axis, value) / 100) * countPositions(axis));
}

/** The value at a position; on a logarithmic axis with two significant digits, as it is printed. */
export function toValue(axis: Axis, position: number): number {
  const { from, to, step } = axis;
  if (step !== 'logarithmic') return from + position * step;
  return Number((from * (to / from) ** (position / POSITIONS)).toPrecision(2));
}
