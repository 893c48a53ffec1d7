import { useEarlyValue } from '../../components/ui/use-early-value.ts';
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
  const input = useEarlyValue(position, (moved) => onMove(moved.valueAsNumber));
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
