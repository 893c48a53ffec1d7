interface ColumnHeadsProps {
  heads: readonly string[];
  /** The type style of each. */
  className?: string;
}

/** The heads of the columns of a table, from left to right. */
export function ColumnHeads({ heads, className }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col" className={className}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
