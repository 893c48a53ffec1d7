import { toCsv } from '../lib/csv';
import { toDataAddress } from '../lib/data-address';
import { toSlug } from '../lib/text';

interface CsvLinkProps {
  /** The words of the link. */
  label: string;
  /** What the table shows: it names the file, and the link for screen readers. */
  title: string;
  /** The heads first. */
  rows: string[][];
}

/** The link that downloads a table; the table is in its address. */
export function CsvLink({ label, title, rows }: CsvLinkProps) {
  return (
    <a
      className="more mono"
      href={toDataAddress('text/csv', toCsv(rows))}
      download={`${toSlug(title)}.csv`}
    >
      {label}
      <span className="visually-hidden">: {title}</span>
    </a>
  );
}
