import type { Blockquote, Paragraph, RootContent } from 'mdast';

/** The kinds of GitHub's alerts, in its order. */
export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export type AlertKind = (typeof alertKinds)[number];

/** The first line of an alert: `[!NOTE]` and nothing behind it, as GitHub takes it. */
const MARK = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/**
 * Reads a quotation as one of GitHub's alerts: `> [!NOTE]`, and the text in the lines below.
 * @returns its kind and the blocks of its text; undefined for any other quotation
 */
export function readAlert(
  quote: Blockquote,
): { kind: AlertKind; mark: string; children: RootContent[] } | undefined {
  const [first, ...others] = quote.children;
  const [text, ...behind] = first?.type === 'paragraph' ? first.children : [];
  // Two spaces at the end of the line are a break.
  const inlines = behind[0]?.type === 'break' ? behind.slice(1) : behind;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark = '', name = ''] = MARK.exec(text.value) ?? [];
  const kind = alertKinds.find((one) => one === name.toLowerCase());
  const isApart = mark.endsWith('\n') || behind.length !== inlines.length || behind.length === 0;
  if (kind === undefined || !isApart) return undefined;
  const rest = text.value.slice(mark.length);
  const left = rest === '' ? inlines : [{ ...text, value: rest }, ...inlines];
  const paragraph: Paragraph = { ...first, children: left };
  const children = left.length > 0 ? [paragraph, ...others] : others;
  return children.length > 0 ? { kind, mark: `[!${name.toUpperCase()}]`, children } : undefined;
}
