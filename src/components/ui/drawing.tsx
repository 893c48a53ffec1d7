import { type ReactNode, useId } from 'react';

interface DrawingProps {
  className?: string;
  width: number;
  height: number;
  /** The name of the drawing. */
  title: string | undefined;
  /** What it shows, for people who cannot see it. */
  description: string;
  children: ReactNode;
}

/** The sheet of a drawing, as wide as its container; its name and description are read out. */
export function Drawing({
  className = '',
  width,
  height,
  title,
  description,
  children,
}: DrawingProps) {
  const id = useId();
  return (
    <svg
      className={`line-art h-auto w-full ${className}`}
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

const fills = {
  'ink-3': 'fill-ink-3',
  copper: 'fill-copper',
  patina: 'fill-patina',
  trip: 'fill-trip',
  plain: 'fill-current',
};

interface DrawingTextProps {
  at: [x: number, y: number];
  anchor?: 'start' | 'middle' | 'end';
  fill?: keyof typeof fills;
  /** Hidden if there is little room. */
  isMinor?: boolean;
  children: ReactNode;
}

/** Text in a drawing, in one of the drawing's colors. */
export function DrawingText({
  at: [x, y],
  anchor,
  fill = 'plain',
  isMinor,
  children,
}: DrawingTextProps) {
  return (
    <text
      x={Math.round(x)}
      y={Math.round(y)}
      textAnchor={anchor}
      className={isMinor ? `minor ${fills[fill]}` : fills[fill]}
    >
      {children}
    </text>
  );
}
