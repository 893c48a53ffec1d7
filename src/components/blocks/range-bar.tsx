/** How high a bar is, and each part of it by its look; one without a height is a line. */
const SIZES = {
  slim: {
    bar: 24,
    open: 10,
    making: 4,
    price: 10,
    time: 10,
    late: 10,
    delivery: 10,
    warranty: 4,
    spares: 0,
  },
  heavy: {
    bar: 36,
    open: 20,
    making: 8,
    price: 20,
    time: 20,
    late: 22,
    delivery: 22,
    warranty: 10,
    spares: 0,
  },
} as const;

/** A part of a bar, from one place to another: 0 is the left end of the rail, 1 the right. */
export interface RangeSegment {
  from: number;
  to: number;
  /**
   * `open` is dashed, `making` thin and pale, `price` and `delivery` copper, `time` and `warranty`
   * patina, `late` red, `spares` a dotted line to a terminal.
   */
  look: Exclude<keyof (typeof SIZES)['slim'], 'bar'>;
}

interface RangeBarProps {
  segments: readonly RangeSegment[];
  /** The places of the marks that all bars of a column share. */
  marks?: readonly number[];
  /** `heavy` is for a drawing that fills its column, without a rail. */
  size?: keyof typeof SIZES;
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** From how much to how much, as a bar on a rail; the words beside it say the same. */
export function RangeBar({ segments, marks = [], size = 'slim' }: RangeBarProps) {
  const heights = SIZES[size];
  const middle = heights.bar / 2;
  return (
    <svg className="range-bar" width="100%" height={heights.bar} aria-hidden="true">
      {size === 'slim' && (
        <line className="range-bar__rail" x1="0" x2="100%" y1={middle} y2={middle} />
      )}
      {marks.map((mark) => (
        <line
          key={mark}
          className="range-bar__mark"
          x1={percent(mark)}
          x2={percent(mark)}
          y1="0"
          y2={heights.bar}
        />
      ))}
      {segments.map(({ from, to, look }) => {
        const height = heights[look];
        const className = `range-bar__part range-bar__part--${look}`;
        const key = `${look}${from}`;
        if (height === 0)
          return (
            <g key={key} className={className}>
              <line x1={percent(from)} x2={percent(to)} y1={middle} y2={middle} />
              <circle cx={percent(to)} cy={middle} r="4" />
            </g>
          );
        return (
          <rect
            key={key}
            className={className}
            x={percent(from)}
            width={percent(Math.max(0.01, to - from))}
            y={middle - height / 2}
            height={height}
          />
        );
      })}
    </svg>
  );
}

interface BarLabelsProps {
  /** Where the labels are, from 0 to 1. */
  shares: readonly number[];
  labels: readonly string[];
  className?: string;
}

/** The labels of bars, above or below them. */
export function BarLabels({ shares, labels, className = '' }: BarLabelsProps) {
  return (
    <svg className={`range-bar__labels ${className}`} width="100%" height="16" aria-hidden="true">
      {labels.map((label, index) => {
        const share = shares[index] ?? 0;
        const anchor = share === 0 ? 'start' : share === 1 ? 'end' : 'middle';
        return (
          <text key={label} x={percent(share)} y="13" textAnchor={anchor}>
            {label}
          </text>
        );
      })}
    </svg>
  );
}
