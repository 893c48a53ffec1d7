interface TerminalsProps {
  items: string[];
  /** Patina marks benefits; copper marks everything else. */
  accent?: 'copper' | 'patina' | 'ink';
}

/** A list drawn as a terminal strip: features, applications, benefits. */
export function Terminals({ items, accent = 'copper' }: TerminalsProps) {
  return (
    <ul className={accent === 'patina' ? 'terminals terminals--patina' : 'terminals'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
