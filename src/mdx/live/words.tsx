interface WordsProps {
  at: [x: number, y: number];
  anchor?: 'start' | 'middle' | 'end';
  look?: keyof typeof looks;
  /** Hidden if there is little room. */
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

/** Text in a drawing, in one of the drawing's colors. */
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
