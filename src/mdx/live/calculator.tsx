import type { ComponentType, ReactNode } from 'react';
import { Component, createContext, createRef, lazy, Suspense, useContext } from 'react';
import type { CalculatorProps } from './calculator-module';

/** What draws calculators: browsers load it with the first of them, the server has it at hand. */
export const PanelContext = createContext<ComponentType<CalculatorProps>>(
  lazy(async () => ({ default: (await import('./lazy-panel')).LazyPanel })),
);

/**
 * A calculator. It stands in the page with its result; as soon as its code has been loaded, React
 * hydrates it, and its inputs can be changed.
 */
export function Calculator(props: CalculatorProps) {
  const Panel = useContext(PanelContext);
  return (
    <PrerenderedBoundary>
      <Suspense>
        <Panel {...props} />
      </Suspense>
    </PrerenderedBoundary>
  );
}

/** Shows what was prerendered where the code of a calculator fails or cannot be loaded. */
class PrerenderedBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private figure = createRef<HTMLElement>();
  private html = '';

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React hydrates what suspends after what is around it. */
  override componentDidMount() {
    this.html = this.figure.current?.innerHTML ?? '';
  }

  /** Where the page has come by itself there is nothing to show, but its document has the result. */
  override componentDidCatch() {
    if (this.html === '') window.location.reload();
  }

  override render(): ReactNode {
    const content = this.state.hasFailed
      ? { dangerouslySetInnerHTML: { __html: this.html } }
      : { children: this.props.children };
    return (
      <figure
        key={String(this.state.hasFailed)}
        className="exhibit"
        ref={this.figure}
        {...content}
      />
    );
  }
}
