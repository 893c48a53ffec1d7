import type { toCsvFile } from '../../lib/csv.ts';

interface CsvLinkProps {
  label: string;
  file: ReturnType<typeof toCsvFile>;
  /** What the table shows, for screen readers, if several tables share the label. */
  subject?: string;
}

/** A link that downloads a table as a CSV file. */
export function CsvLink({ label, file, subject }: CsvLinkProps) {
  return (
    <a className="more mono underline" {...file}>
      {label}
      {subject !== undefined && <span className="visually-hidden">{`: ${subject}`}</span>}
    </a>
  );
}
