interface TerminalsProps {
  items: string[];
  /** Marks benefits; everything else is copper. */
  accent?: 'patina';
}

/** A list drawn as a terminal strip: features, applications, benefits. */
export function Terminals({ items, accent }: TerminalsProps) {
  return (
    <ul className={accent === 'patina' ? 'terminals terminals--patina' : 'terminals'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
