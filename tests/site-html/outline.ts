import { createHash } from 'node:crypto';
import { diffLines } from 'diff';

import { plain } from './document.ts';

/** Elements that are part of a line of text; cells and terms are part of the line of their row. */
const INLINE = new Set(
  'A ABBR B BR CITE CODE DD DFN DT EM I INPUT KBD Q S SMALL SPAN STRONG SUB SUP TD TH TIME VAR WBR'.split(
    ' ',
  ),
);
/** Appearance, and attributes that name a build's bundles. */
const OMITTED = new Set(['class', 'style', 'data-build', 'data-precedence']);
/** Classes that name a variant, or control who sees or hears an element. */
const SHOWN_CLASS = /^[a-z][\w-]*--|hidden|print/;
/** The attributes of a drawing that are shown in addition to its text. */
const SHOWN_IN_DRAWING = /^(?:role|tabindex|href|aria-|data-)/;
/** A drawing with fewer elements than this is an icon. */
const ICON = 10;
const WIDTH = 110;

/**
 * A page as people and programs read it, one line per element: head, text, attributes, structured
 * data. Appearance, icons and boxes without content are left out. A drawing is one line: its text,
 * and a digest of its shapes.
 * @param usual another page: only differences from its bar and footer are printed
 */
export function toOutline(page: Document, usual?: Document): string {
  const { documentElement, head } = page;
  const frame = frameOf(page);
  const isUsual = usual !== undefined && page.querySelector('body > footer') !== null;
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent;
  return [
    toTag(documentElement),
    ...outline(head, '  '),
    ...outline(page.body, '', (child) => child.tagName === 'MAIN'),
    ...(isUsual ? compare(frameOf(usual), frame) : frame),
    ...(data ? [toLines(JSON.parse(data))] : []),
  ].join('\n');
}

/**
 * Text without what depends only on code or machines: hashes of files and styles, build ids,
 * React ids, the size of a compressed PDF.
 */
export function toStable(text: string): string {
  return text
    .replace(/(assets\/[\w./-]*?)-(?:[\da-f]{10}|[\w-]{8})(?=(?:-\d+)?\.\w|["\s])/g, '$1-#')
    .replace(/'sha256-[^']+'/g, "'sha256-#'")
    .replace(/"build":"[\w-]+"/, '"build":"#"')
    .replace(/_ui:R_\w*_/g, '_ui:R_')
    .replace(/\bPDF, \d+ kB/g, 'PDF, # kB');
}

/** Eight hexadecimal digits that change with the text. */
function toDigest(text: string): string {
  return createHash('sha256').update(toStable(text)).digest('hex').slice(0, 8);
}

/** JSON on as few lines as will fit; for a drawing, its digest. */
export function toLines(value: unknown, indent = ''): string {
  const isDrawn = typeof value === 'string' && value.startsWith('<svg');
  const line = JSON.stringify(isDrawn ? `<svg> ${toDigest(value)}` : value);
  if (typeof value !== 'object' || value === null || line.length + indent.length < WIDTH)
    return line;
  const parts = Object.entries(value).map(([name, one]) => {
    const text = toLines(one, `${indent}  `);
    return `${indent}  ${Array.isArray(value) ? text : `${JSON.stringify(name)}: ${text}`}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function frameOf({ body }: Document): string[] {
  return outline(body, '', (child) => child.tagName !== 'MAIN');
}

function compare(usual: string[], lines: string[]): string[] {
  return diffLines(`${usual.join('\n')}\n`, `${lines.join('\n')}\n`)
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => value.trimEnd().replace(/^/gm, added ? '+ ' : '- '));
}

/** The lines for the content of an element. */
function outline(parent: Element, indent: string, isShown = (_: Element) => true): string[] {
  const lines: string[] = [];
  let text = '';
  const endLine = () => {
    if (plain(text) !== '') lines.push(indent + plain(text));
    text = '';
  };
  for (const child of parent.childNodes) {
    if (!isElement(child)) text += toWords(child);
    else if (isShown(child) && !child.matches('script:not([src]), style')) {
      if (isInline(child)) text += toWords(child);
      else {
        endLine();
        lines.push(...toBlock(child, indent));
      }
    }
  }
  endLine();
  return lines;
}

function toBlock(element: Element, indent: string): string[] {
  if (isDrawing(element)) return [indent + toDrawing(element)];
  const tag = toTag(element);
  if (tag === '<div>' || tag === '<span>') return outline(element, indent);
  const inside = outline(element, `${indent}  `);
  const isLine = inside.length === 1 && [...element.children].every(isInline);
  return isLine ? [`${indent}${tag} ${inside[0]?.trim()}`] : [indent + tag, ...inside];
}

/** The text of a part of a line; empty for an icon or a comment. */
function toWords(part: Node): string {
  if (part.nodeType === part.TEXT_NODE) return part.textContent ?? '';
  if (!isElement(part) || isDrawing(part)) return '';
  const [tag, text] = [toTag(part), [...part.childNodes].map(toWords).join('')];
  if (tag === '<span>') return text;
  return text === '' ? tag : `${tag}${text}</${part.localName}>`;
}

/** `<a href="/products" .button--primary>` */
function toTag(element: Element, isShown = /./): string {
  const shown = [...element.attributes].filter(
    ({ name }) => !OMITTED.has(name) && isShown.test(name),
  );
  const classes = [...element.classList].filter((name) => SHOWN_CLASS.test(name));
  const attributes = shown.map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`));
  return `<${[element.localName + attributes.join(''), ...classes].join(' .')}>`;
}

function toDrawing(drawing: Element): string {
  const parts = [...drawing.querySelectorAll('title, desc, text, a, use, [role], [aria-label]')];
  const text = parts.map((part) =>
    /^(?:title|desc|text)$/.test(part.localName)
      ? plain(part.textContent)
      : toTag(part, SHOWN_IN_DRAWING),
  );
  return [toTag(drawing, SHOWN_IN_DRAWING), toDigest(drawing.outerHTML), ...text].join(' | ');
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function isDrawing({ localName }: Element): boolean {
  return localName === 'svg';
}

/** Whether an element is part of a line. */
function isInline(element: Element): boolean {
  if (isDrawing(element)) return isIcon(element);
  return INLINE.has(element.tagName) && [...element.children].every(isInline);
}

function isIcon(drawing: Element): boolean {
  const isNamed = ['role', 'aria-label', 'aria-labelledby'].some((name) =>
    drawing.hasAttribute(name),
  );
  return !isNamed && drawing.querySelectorAll('*').length < ICON && !drawing.querySelector('use');
}
