import type { ReactNode } from 'react';
import { Component } from 'react';

interface EnhancementProps {
  /** What is done instead, where nothing would swallow a control. */
  onFailure?: () => void;
  children: ReactNode;
}

/**
 * Something that a page is complete without, such as its tooltips or its announcer. Where it fails,
 * React logs the error and this draws nothing, so that the page stays: without a boundary of its own
 * the failure would replace the whole document by the error screen.
 */
export class Enhancement extends Component<EnhancementProps, { hasFailed: boolean }> {
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
