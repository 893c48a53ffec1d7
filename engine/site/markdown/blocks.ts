import type { Link, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';

/** A part of a line: a string is plain text, whatever characters it contains. */
export type Inline = string | PhrasingContent | Inline[];

/** A part of a document: a text or a part of a line is a paragraph of its own; empty ones are dropped. */
export type Block = string | RootContent | Block[];

/** Markdown that goes into the document unchanged. */
export function raw(markdown: string): Block {
  return markdown === '' ? '' : { type: 'html', value: markdown };
}

/** The headline of a document. */
export function headline(title: string): Block {
  return { type: 'heading', depth: 1, children: toInlines(title) };
}

/** A second-level heading followed by its content; nothing if there is no content. */
export function section(title: string, ...blocks: Block[]): Block[] {
  const nodes = blocks.flatMap(toNodes);
  if (nodes.length === 0) return [];
  return [{ type: 'heading', depth: 2, children: toInlines(title) }, ...nodes];
}

/** One paragraph of several parts. */
export function paragraph(...parts: Inline[]): Paragraph {
  return { type: 'paragraph', children: toInlines(parts) };
}

/** A block quote. */
export function quote(...paragraphs: string[]): Block {
  return { type: 'blockquote', children: paragraphs.map((text) => paragraph(text)) };
}

/** A bulleted list; empty if there are no points. */
export function list(points: Inline[]): List | '' {
  if (points.length === 0) return '';
  const children = points.map((point) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph(point)],
  }));
  return { type: 'list', ordered: false, spread: false, children };
}

/** A link on this site or to another one. */
export function link(label: string, path: string): Link {
  return { type: 'link', url: path, children: toInlines(label) };
}

/** A text with a bold label before it. */
export function labeled(label: string, ...text: Inline[]): Inline {
  return [{ type: 'strong', children: toInlines(label) }, ': ', ...text];
}

/** A list of links, each with a sentence. */
export function linkList(links: { name: string; path: string; text: string }[]): Block {
  return list(links.map(({ name, path, text }) => [link(name, path), ': ', text]));
}

/** A table whose first row is the header. */
export function table(rows: Inline[][]): Table {
  const children = rows.map((cells) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({ type: 'tableCell' as const, children: toInlines(cell) })),
  }));
  return { type: 'table', children };
}

/** A list of labels with their values. */
export function facts(pairs: { label: string; value: Inline }[]): Block {
  return list(pairs.map(({ label, value }) => labeled(label, value)));
}

/** The nodes of a document. */
export function toNodes(block: Block): RootContent[] {
  if (Array.isArray(block)) return block.flatMap(toNodes);
  if (block === '') return [];
  // By itself, a part of a line would join all of its neighbors to one line.
  return typeof block === 'string' || phrasing(block) ? [paragraph(block)] : [block];
}

function toInlines(inline: Inline): PhrasingContent[] {
  if (Array.isArray(inline)) return inline.flatMap(toInlines);
  if (typeof inline !== 'string') return [inline];
  return inline === '' ? [] : [{ type: 'text', value: toOneLine(inline) }];
}

/** A text on one line; spaces at its ends are kept, since they separate it from its neighbors. */
function toOneLine(text: string): string {
  return text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap));
}
