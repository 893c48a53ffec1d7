import { parseHTML } from 'linkedom';

import { readPage } from './dist.ts';

const opened = new Map<string, Document>();

/**
 * A page of the built sample site as a DOM document, without a browser: no scripts, no layout.
 * @param path its address, such as `/products`
 */
export function openPage(path: string): Document {
  const known = opened.get(path);
  if (known !== undefined) return known;
  const { document } = parseHTML(readPage(path));
  spellAttributes(document);
  opened.set(path, document);
  return document;
}

/** Lowercases attribute names for selectors, as browsers do: React sends `dateTime`. */
function spellAttributes(document: Document) {
  for (const element of document.querySelectorAll(':not(svg, svg *)')) {
    for (const { name, value } of [...element.attributes]) {
      if (name === name.toLowerCase()) continue;
      element.removeAttribute(name);
      element.setAttribute(name.toLowerCase(), value);
    }
  }
}

/**
 * Text as a reader sees it: non-breaking spaces and line breaks become spaces, and it is trimmed.
 */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** The text of each element that a selector matches. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
}

/** The text of the first element that a selector matches; empty if there is none. */
export function textOf(root: ParentNode, selector: string): string {
  return plain(root.querySelector(selector)?.textContent);
}

/** The targets of links, in order. */
export function targetsOf(root: ParentNode, selector = 'a'): string[] {
  return [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}

/** The content of a description list or two-column table: each value by its label. */
export function pairsOf(root: ParentNode): Record<string, string> {
  const rows = [...root.querySelectorAll('div, tr')];
  return Object.fromEntries(rows.map((row) => [textOf(row, 'dt, th'), textOf(row, 'dd, td')]));
}

/**
 * The element that a selector matches.
 * @throws if there is none
 */
export function partOf(root: ParentNode, selector: string): Element {
  const part = root.querySelector(selector);
  if (part === null) throw new Error(`There is no ${selector}`);
  return part;
}

/**
 * The section, article or part of a page with an accessible name, from its label or a heading.
 * @throws if there is none
 */
export function regionOf(document: Document, name: string | RegExp): Element {
  const regions = [...document.querySelectorAll('[aria-label], [aria-labelledby]')];
  const found = regions.find((region) => {
    const label = nameOf(document, region);
    return typeof name === 'string' ? label === name : name.test(label);
  });
  if (found === undefined) throw new Error(`There is no region ${name}`);
  return found;
}

function nameOf(document: Document, region: Element): string {
  const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
  return plain(region.getAttribute('aria-label') ?? heading?.textContent);
}

/**
 * The link with this text.
 * @throws if there is none
 */
export function linkOf(root: ParentNode, text: string): Element {
  const link = [...root.querySelectorAll('a')].find(
    ({ textContent }) => plain(textContent) === text,
  );
  if (link === undefined) throw new Error(`There is no link "${text}"`);
  return link;
}
