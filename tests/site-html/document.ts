import { parseHTML } from 'linkedom';

import { readPage } from './dist';

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
export function plain(words: string | null | undefined): string {
  return (words ?? '').replace(/\s+/g, ' ').trim();
}

/** The text of each element that a selector matches. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
}

/** The targets of links, in order. */
export function targetsOf(root: ParentNode, selector = 'a'): string[] {
  return [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}
