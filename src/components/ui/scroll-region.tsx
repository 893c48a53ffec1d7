import type { FocusEvent, ReactNode } from 'react';

interface ScrollRegionProps {
  /** What it shows, for screen readers. */
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/** What may be wider than the window: a scroll container must take the focus, or keyboards cannot scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: axe rule scrollable-region-focusable
    <section className={className} tabIndex={0} aria-label={label} onFocus={showWhole}>
      {children}
    </section>
  );
}

/** Browsers leave what has the focus half below a sticky column: they do not scroll for what is seen in part. */
function showWhole({ target, currentTarget }: FocusEvent) {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
