import type { toCsvFile } from '../../lib/csv.ts';

interface CsvLinkProps {
  label: string;
  file: ReturnType<typeof toCsvFile>;
  /** What the table shows, for screen readers, if several tables share the label. */
  subject?: string;
  /** For links outside of prose, which underlines its own. */
  isUnderlined?: boolean;
}

/** A link that downloads a table as a CSV file. */
export function CsvLink({ label, file, subject, isUnderlined = false }: CsvLinkProps) {
  return (
    <a className={isUnderlined ? 'more mono underline' : 'more mono'} {...file}>
      {label}
      {subject !== undefined && <span className="visually-hidden">{`: ${subject}`}</span>}
    </a>
  );
}
