/** How high a part of each look is; one without a height is a line. */
const HEIGHTS = {
  open: 10,
  making: 4,
  price: 10,
  time: 10,
  late: 10,
  delivery: 10,
  warranty: 4,
  spares: 0,
} as const;

/** A part of a bar, from one place to another: 0 is the left end of the rail, 1 the right. */
export interface RangeSegment {
  from: number;
  to: number;
  /**
   * `open` is dashed, `making` thin, `price` and `delivery` copper, `time` and `warranty` patina,
   * `late` red, `spares` a dotted line.
   */
  look: keyof typeof HEIGHTS;
}

interface RangeBarProps {
  segments: readonly RangeSegment[];
  /** The places of the marks that all bars of a column share. */
  marks: readonly number[];
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** From how much to how much, as a bar on a rail; the words beside it say the same. */
export function RangeBar({ segments, marks }: RangeBarProps) {
  return (
    <svg className="range-bar" width="100%" height="24" aria-hidden="true">
      <line className="range-bar__rail" x1="0" x2="100%" y1="12" y2="12" />
      {marks.map((mark) => (
        <line
          key={mark}
          className="range-bar__mark"
          x1={percent(mark)}
          x2={percent(mark)}
          y1="0"
          y2="24"
        />
      ))}
      {segments.map(({ from, to, look }) => {
        const height = HEIGHTS[look];
        if (height === 0)
          return (
            <line
              key={`${look}${from}`}
              className={`range-bar__part range-bar__part--${look}`}
              x1={percent(from)}
              x2={percent(to)}
              y1="12"
              y2="12"
            />
          );
        return (
          <rect
            key={`${look}${from}`}
            className={`range-bar__part range-bar__part--${look}`}
            x={percent(from)}
            width={percent(Math.max(0.01, to - from))}
            y={12 - height / 2}
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
