interface BarKeyProps {
  /** What each look of a bar stands for. */
  entries: readonly { look: BarKeyLook; label: string }[];
}

type BarKeyLook = 'open' | 'making' | 'delivery' | 'time' | 'warranty' | 'spares';

/** The key of a table with bars, below it. */
export function BarKey({ entries }: BarKeyProps) {
  return (
    <ul className="bar-key type-mono text-ink-3">
      {entries.map(({ look, label }) => (
        <li key={label} className={`bar-key--${look}`}>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The mark of the row that comes last. */
export function DecidingMark({ label }: { label: string }) {
  return <span className="bar-table__decides">{label}</span>;
}
