const KEPT = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong']);

/**
 * Prose as job boards and answer boxes take it: paragraphs and lists without attributes, headings
 * as paragraphs, no links. It reads HTML that React has written, so every tag is well-formed.
 * @param html the prose of an entry
 */
export function toPlainHtml(html: string): string {
  return html.replace(
    /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/g,
    (_, slash: string, tag: string) => {
      if (KEPT.has(tag)) return `<${slash}${tag}>`;
      return /^h[1-6]$/.test(tag) ? `<${slash}p>` : '';
    },
  );
}
