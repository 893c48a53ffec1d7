import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readAlert } from '#check/read/alert';

/** Marks quotations that are GitHub's alerts: `blockquote` gets their kind as `alert`. */
export function remarkAlerts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (quote) => {
      const alert = readAlert(quote);
      if (alert === undefined) return;
      quote.children = alert.children as typeof quote.children;
      quote.data = { ...quote.data, hProperties: { alert: alert.kind } };
    });
  };
}
