import type { ReactNode } from 'react';

/** The rows of a table of facts: label and value. */
export function FactRows({ rows }: { rows: { label: string; value: ReactNode }[] }) {
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
