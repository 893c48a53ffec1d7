import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A separate segment of text: a paragraph, a heading, a cell. */
export interface Block {
  text: string;
  /** What it is under: the name of its row, or the nearest heading, or its part of the page. */
  label: string;
}

/** What readers see on a page. */
interface PageContent {
  /** Its text in reading order, with the descriptions of its pictures. */
  blocks: Block[];
  /** Where its links lead, in reading order. */
  links: string[];
  /** The addresses of its pictures. */
  pictures: string[];
}

/** Elements that are part of the surrounding sentence. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'head']);
const HEADING = /^h[1-6]$/;
/** Parts of a page, which label text that has no heading. */
const PARTS: Record<string, string> = {
  header: 'Header',
  footer: 'Footer',
  dialog: 'Menu',
  main: '',
};

/** Reads what readers see on a page, ignoring how the whole document is marked up. */
export function readPage(html: string): PageContent {
  const content: PageContent = { blocks: [], links: [], pictures: [] };
  let text = '';
  let heading = '';

  function flush({ row, part }: Context): string {
    const block = text.replace(/\s+/g, ' ').trim();
    if (block !== '') content.blocks.push({ text: block, label: row || heading || part || '' });
    text = '';
    return block;
  }

  function read(node: Nodes, context: Context) {
    if (node.type === 'text') text += node.value;
    if (node.type === 'root') for (const child of node.children) read(child, context);
    if (node.type !== 'element' || SKIPPED.has(node.tagName)) return;
    const { tagName, properties } = node;
    if (tagName === 'br') text += ' ';
    if (tagName === 'a' && typeof properties.href === 'string') content.links.push(properties.href);
    if (INLINE.has(tagName)) return readChildren(node, context);
    flush(context);
    if (tagName !== 'img') return readBlock(node, context);
    content.pictures.push(String(properties.src ?? ''));
    text += String(properties.alt ?? '');
    flush({ ...context, row: 'Description of a picture' });
  }

  /** Elements with no text between them, such as the links of a menu, are separate segments. */
  function readChildren({ children }: Element, context: Context) {
    const isList = children.length > 1 && !children.some(({ type }) => type === 'text');
    for (const child of children) {
      read(child, context);
      if (isList) flush(context);
    }
  }

  /** Reads a block, whose text is separate from that around it. */
  function readBlock(node: Element, above: Context) {
    const { tagName } = node;
    const opened = above.part === undefined ? PARTS[tagName] : undefined;
    if (opened !== undefined) heading = '';
    const part = opened ?? above.part;
    const row = tagName === 'svg' ? 'In a drawing' : nameOfRow(node) || above.row;
    readChildren(node, { row, part });
    const isName = tagName === 'dt' || tagName === 'th';
    const block = flush({ row: isName ? '' : row, part });
    if (HEADING.test(tagName) && block !== '') heading = block;
  }

  read(fromHtml(html), { row: '', part: undefined });
  return content;
}

interface Context {
  /** The name of the surrounding row or pair; empty outside one. */
  row: string;
  /** The part of the page; undefined outside all parts. */
  part: string | undefined;
}

/** The name of an element's text: the term of a `dt`/`dd` pair, or the header cell of its row. */
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
