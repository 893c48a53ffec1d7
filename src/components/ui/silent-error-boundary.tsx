import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Runs on failure, if losing the part would leave a control without effect. */
  onFailure?: () => void;
  children: ReactNode;
}

/**
 * An error boundary without a fallback, for parts that a page can do without, such as tooltips.
 * React logs the error and the page stays; without this boundary, the error page would replace the
 * whole document.
 */
export class SilentErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
