import type { FocusEvent, ReactNode } from 'react';
import type { toCsvFile } from '../../lib/csv.ts';

interface ScrollRegionProps {
  /** What it shows, for screen readers. */
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/**
 * A container for wide content: it must be focusable, or keyboard users cannot scroll it. A group and no
 * landmark: a page may have many, and two of the same name.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      role="group"
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: axe rule scrollable-region-focusable
      tabIndex={0}
      aria-label={label}
      onFocus={showWhole}
    >
      {children}
    </div>
  );
}

/** Browsers do not scroll to a partly visible element on focus: a sticky column may cover half. */
function showWhole({ target, currentTarget }: FocusEvent) {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

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
