import { useEffect, useRef } from 'react';
import { type Axis, countPositions } from '../../lib/axis.ts';

interface AxisInputProps {
  axis: Axis;
  position: number;
  onMove: (position: number) => void;
  /** What it moves along. */
  label: string;
  /** The reading as a sentence, for screen readers. */
  reading: string;
}

/** The axis of a drawing, which is its control: a tap that slides on the conductor. */
export function AxisInput({ axis, position, onMove, label, reading }: AxisInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was moved before React was there counts.
  useEffect(() => {
    const moved = input.current?.valueAsNumber;
    if (moved !== undefined) onMove(moved);
  }, [onMove]);
  return (
    <input
      ref={input}
      className="axis-input"
      type="range"
      min={0}
      max={countPositions(axis)}
      value={position}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      aria-label={label}
      aria-valuetext={reading}
      autoComplete="off"
    />
  );
}
