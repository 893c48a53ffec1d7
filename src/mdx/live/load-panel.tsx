import type { ComponentType } from 'react';
import { useEffect, useRef } from 'react';
import type { CalculatorProps } from './calculator-module';

/**
 * What `lazy` takes: the component that `load` returns, or, where its script is gone, as in a tab that
 * is older than a deploy, one that leaves the calculator as it was prerendered. Never rejects: React
 * would report an error of the page.
 */
export async function loadPanel(
  load: () => Promise<ComponentType<CalculatorProps>>,
): Promise<{ default: ComponentType<CalculatorProps> }> {
  return { default: await load().catch(() => PrerenderedFigure) };
}

/** Hydrates to the HTML that is there; where there is none, the document of the page has it. */
function PrerenderedFigure() {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (figure.current?.childElementCount === 0) window.location.reload();
  }, []);
  return (
    <figure
      className="exhibit"
      ref={figure}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
