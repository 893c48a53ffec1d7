/** A list drawn as a terminal strip: features and applications in copper, benefits in patina. */
export function Terminals({ items, accent }: { items: string[]; accent?: 'patina' }) {
  return (
    <ul className={accent === 'patina' ? 'terminals [--mark:var(--patina)]' : 'terminals'}>
      {items.map((item) => (
        <li key={item} className="wired">
          {item}
        </li>
      ))}
    </ul>
  );
}
