import type { ReactNode } from 'react';

interface FactRowsProps {
  rows: { label: string; value: ReactNode }[];
}

/** The rows of a table of facts: label and value. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <tbody>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  );
}
