import type { ReactNode } from 'react';
import { useId } from 'react';

interface PaperProps {
  width: number;
  height: number;
  /** What is drawn. */
  title: string | undefined;
  /** Its figures, for people who cannot see it. */
  description: string;
  children: ReactNode;
}

/** The sheet of a drawing, as wide as its place; its figures are read out. */
export function Paper({ width, height, title, description, children }: PaperProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

interface WordsProps {
  at: [x: number, y: number];
  anchor?: 'start' | 'middle' | 'end';
  look?: keyof typeof looks;
  /** Left out where there is little room. */
  isMinor?: boolean;
  children: string;
}

const looks = {
  'ink-3': 'fill-ink-3',
  copper: 'fill-copper',
  patina: 'fill-patina',
  trip: 'fill-trip',
  plain: 'fill-current',
};

/** Words of a drawing, in one of its colors. */
export function Words({
  at: [x, y],
  anchor,
  look = 'plain',
  isMinor = false,
  children,
}: WordsProps) {
  return (
    <text
      x={Math.round(x)}
      y={Math.round(y)}
      textAnchor={anchor}
      className={isMinor ? `minor ${looks[look]}` : looks[look]}
    >
      {children}
    </text>
  );
}
