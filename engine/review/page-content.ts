import type { Element, Nodes } from 'hast';
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
  /** The addresses of its pictures. */
  pictures: string[];
}

/** Elements that continue the sentence in which they stand. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'head']);
const HEADING = /^h[1-6]$/;
/** Parts of a page; text without a heading is named by them. */
const PARTS: Record<string, string> = {
  header: 'Header',
  footer: 'Footer',
  dialog: 'Menu',
  main: '',
};

/**
 * Reads what readers meet on a page, and nothing of how it is made.
 * @param html the whole document
 */
export function readPage(html: string): PageContent {
  const content: PageContent = { blocks: [], links: [], pictures: [] };
  let text = '';
  let heading = '';

  function flush({ row, part }: Place): string {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') content.blocks.push({ text: words, label: row || heading || part || '' });
    text = '';
    return words;
  }

  function read(node: Nodes, place: Place) {
    if (node.type === 'text') text += node.value;
    if (node.type === 'root') for (const child of node.children) read(child, place);
    if (node.type !== 'element' || SKIPPED.has(node.tagName)) return;
    const { tagName, properties } = node;
    if (tagName === 'br') text += ' ';
    if (tagName === 'a' && typeof properties.href === 'string') content.links.push(properties.href);
    if (INLINE.has(tagName)) return readChildren(node, place);
    flush(place);
    if (tagName !== 'img') return readBlock(node, place);
    content.pictures.push(String(properties.src ?? ''));
    text += String(properties.alt ?? '');
    flush({ ...place, row: 'Description of a picture' });
  }

  /** Where no text stands between elements, as between the links of a menu, each stands by itself. */
  function readChildren({ children }: Element, place: Place) {
    const isList = children.length > 1 && !children.some(({ type }) => type === 'text');
    for (const child of children) {
      read(child, place);
      if (isList) flush(place);
    }
  }

  /** A block: its own words are told apart from those around it. */
  function readBlock(node: Element, above: Place) {
    const { tagName } = node;
    const opened = above.part === undefined ? PARTS[tagName] : undefined;
    if (opened !== undefined) heading = '';
    const part = opened ?? above.part;
    const row = tagName === 'svg' ? 'In a drawing' : nameOfRow(node) || above.row;
    readChildren(node, { row, part });
    const isName = tagName === 'dt' || tagName === 'th';
    const words = flush({ row: isName ? '' : row, part });
    if (HEADING.test(tagName) && words !== '') heading = words;
  }

  read(fromHtml(html), { row: '', part: undefined });
  return content;
}

interface Place {
  /** What names the row or pair around it; empty outside of one. */
  row: string;
  /** The part of the page; undefined outside of all. */
  part: string | undefined;
}

/** What names the words of an element: the other half of a pair, or the head of its row. */
function nameOfRow({ tagName, children }: Element): string {
  const elements = children.filter((child) => child.type === 'element');
  const name = elements.find((child) => child.tagName === (tagName === 'tr' ? 'th' : 'dt'));
  const isPair = elements.some((child) => child.tagName === (tagName === 'tr' ? 'td' : 'dd'));
  return name && isPair ? textOf(name).replace(/\s+/g, ' ').trim() : '';
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}
