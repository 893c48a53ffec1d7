import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A piece of text that stands by itself: a paragraph, a heading, a cell. */
export interface Block {
  text: string;
  /** What it stands under: the name of its row, else the nearest heading, else its part of the page. */
  label: string;
}

/** What readers meet on a page. */
export interface PageContent {
  /** Its text in reading order, with the descriptions of its pictures. */
  blocks: Block[];
  /** Where its links lead, in reading order. */
  links: string[];
  /** The addresses of its pictures, and the drawings that stand in the page itself as text. */
  pictures: string[];
}

/** Elements that continue the sentence in which they stand. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const SKIPPED = new Set(['script', 'style', 'template', 'noscript']);
const HEADING = /^h[1-6]$/;
const PARTS: Record<string, string> = { header: 'Header', footer: 'Footer', dialog: 'Menu' };

/**
 * Reads what readers meet on a page, and nothing of how it is made.
 * @param html the whole document
 */
export function readPage(html: string): PageContent {
  const reader = createReader();
  const body = findElement(fromHtml(html), 'body');
  if (body !== undefined) for (const child of body.children) reader.visit(child, '');
  reader.flush();
  const { blocks, links, pictures } = reader;
  return { blocks, links, pictures };
}

function createReader() {
  const blocks: Block[] = [];
  const links: string[] = [];
  const pictures: string[] = [];
  let text = '';
  let heading = '';
  let row = '';
  let part = '';

  function flush(label = row || heading || part) {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') blocks.push({ text: words, label });
    text = '';
    return words;
  }

  function visit(node: ElementContent | RootContent, above: string) {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element' || SKIPPED.has(node.tagName)) return;
    const { tagName, properties } = node;
    if (tagName === 'br') text += ' ';
    if (tagName === 'img' || tagName === 'svg') return visitPicture(node);
    if (tagName === 'a' && typeof properties.href === 'string') links.push(properties.href);
    if (INLINE.has(tagName)) return visitChildren(node, above);
    flush();
    visitBlock(node, above);
  }

  /** Where no text stands between elements, as between the links of a menu, each stands by itself. */
  function visitChildren({ children }: Element, above: string) {
    const isSentence = children.some((child) => child.type === 'text');
    for (const child of children) {
      if (!isSentence) flush();
      visit(child, above);
    }
    if (!isSentence && children.length > 1) flush();
  }

  /** A block: its own words are told apart from those around it. */
  function visitBlock(node: Element, above: string) {
    const { tagName } = node;
    const opened = above === '' ? PARTS[tagName] : undefined;
    if (opened !== undefined) [part, heading] = [opened, ''];
    if (tagName === 'main') [part, heading] = ['', ''];
    const rowAbove = row;
    row = nameOfRow(node) ?? row;
    visitChildren(node, opened ?? (tagName === 'main' ? 'main' : above));
    const isName = tagName === 'dt' || tagName === 'th';
    const words = flush(isName ? heading || part : undefined);
    if (HEADING.test(tagName) && words !== '') heading = words;
    row = rowAbove;
  }

  function visitPicture(node: Element) {
    pictures.push(...addressesOf(node));
    if (node.tagName === 'img') {
      const alt = String(node.properties.alt ?? '').trim();
      if (alt !== '') blocks.push({ text: alt, label: 'Description of a picture' });
      return;
    }
    const words = textOf(node);
    if (words !== '') blocks.push({ text: words, label: 'In a drawing' });
  }

  return { blocks, links, pictures, visit, flush };
}

/** What names the words of an element: the other half of a pair, or the head of its row. */
function nameOfRow({ tagName, children }: Element): string | undefined {
  const names = tagName === 'tr' ? ['th'] : ['dt'];
  if (tagName !== 'tr' && tagName !== 'div') return undefined;
  const elements = children.filter((child) => child.type === 'element');
  if (tagName === 'div' && !elements.some((child) => child.tagName === 'dd')) return undefined;
  const name = elements.find((child) => names.includes(child.tagName));
  return name && elements.some((child) => child !== name) ? textOf(name) : undefined;
}

/** Where a picture comes from; a drawing that is written into the page is its own address. */
function addressesOf(node: Element): string[] {
  if (node.tagName === 'img') return [String(node.properties.src ?? '')];
  const uses = listElements(node, 'use').map(({ properties }) => String(properties.href ?? ''));
  return uses.length > 0 ? uses.map((address) => address.split('#')[0] ?? '') : [shapeOf(node)];
}

/** The geometry of a drawing without its classes, which are named by the code. */
function shapeOf(node: Element): string {
  const { class: _, className: __, id: ___, ...rest } = node.properties;
  const children = node.children.map((child) =>
    child.type === 'element' ? shapeOf(child) : child.type === 'text' ? child.value.trim() : '',
  );
  return `<${node.tagName} ${JSON.stringify(rest)}>${children.join('')}`;
}

function findElement(root: Root | Element, name: string): Element | undefined {
  return listElements(root, name)[0];
}

function listElements(root: Root | Element, name: string): Element[] {
  return root.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [...(child.tagName === name ? [child] : []), ...listElements(child, name)];
  });
}

function textOf(node: Element): string {
  const collect = (child: ElementContent): string => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' ? child.children.map(collect).join(' ') : '';
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}
