/** Elements whose text is not for readers. */
const UNREAD = 'style, script, meta, link, title, xml, o\\:p, img[src^="data:"], img[src^="file:"]';

/** Elements that only change how text looks. */
const LOOKS = 'span, font, center, u, ins';

/** What Google Docs wraps around all it copies: bold type that is not bold. */
const PLAIN_BOLD = 'b[style*="font-weight:normal"], b[style*="font-weight: normal"]';

/**
 * Makes HTML from Word, Google Docs or an assistant plain: lists become lists, formulas become
 * LaTeX, and what only changes how text looks goes.
 * @param body changed in place
 */
export function cleanPaste(body: Element): void {
  for (const math of body.querySelectorAll('.katex, mjx-container, math')) toLatex(math);
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  removeComments(body);
  toLists(body);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const bold of body.querySelectorAll('span[style*="font-weight"]')) toBold(bold);
  for (const name of ['sub', 'sup']) {
    for (const low of body.querySelectorAll(`span[style*="vertical-align:${name}"]`))
      rename(low, name);
    for (const low of body.querySelectorAll(name)) spellOut(low, name);
  }
  for (const line of body.querySelectorAll('p br, li br')) line.replaceWith('<br />');
  for (const plain of body.querySelectorAll(`${PLAIN_BOLD}, ${LOOKS}`)) unwrap(plain);
  for (const link of body.querySelectorAll('a[href]')) straighten(link);
  for (const paragraph of body.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove();
  cleanTexts(body);
}

/** The formula that a page drew, in the signs that our pages take. */
function toLatex(math: Element): void {
  if (!math.isConnected) return;
  const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
  if (tex) math.replaceWith(math.ownerDocument.createTextNode(`$$${tex}$$`));
}

/** Word hides the signs of its lists from other browsers in comments. */
function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 8) child.parentNode?.removeChild(child);
    else removeComments(child);
  }
}

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
/** The sign of an item as Word writes it: a bullet of one of its fonts, or a number. */
const SIGN =
  /^[\s\u00A0]*(?:[·•◦▪§o■□●○ØüvqnlàÜ¨\uF000-\uF0FF–-]|(\(?(?:\d{1,3}|[a-z]{1,4})[.)]))[\s\u00A0]+/i;

/** Word writes the items of a list as paragraphs that name their level. */
function toLists(body: Element): void {
  const lists: Element[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    const isNext = paragraph.previousElementSibling === lists[0];
    if (!isNext) lists.length = 0;
    if (level > 0) addItem(lists, level, paragraph);
  }
}

/** Moves a paragraph into the list of its level, and makes those that are missing. */
function addItem(lists: Element[], level: number, paragraph: Element): void {
  const { ownerDocument: document } = paragraph;
  const [all = '', number] = SIGN.exec(paragraph.textContent ?? '') ?? [];
  lists.length = Math.min(lists.length, level);
  while (lists.length < level) {
    const list = document.createElement(number === undefined ? 'ul' : 'ol');
    const above = lists.at(-1);
    if (above === undefined) paragraph.before(list);
    else (above.lastElementChild ?? above).append(list);
    lists.push(list);
  }
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  cutStart(item, all.length);
  lists.at(-1)?.append(item);
  paragraph.remove();
}

/** Deletes the first letters of an element. */
function cutStart(node: Node, length: number): number {
  let left = length;
  for (const child of [...node.childNodes]) {
    if (left === 0) break;
    if (child.nodeType === 3) {
      const text = child.textContent ?? '';
      child.textContent = text.slice(left);
      left -= Math.min(left, text.length);
    } else left = cutStart(child, left);
  }
  return left;
}

/** Google Docs writes bold type as a style. */
function toBold(span: Element): void {
  const weight = /font-weight:\s*(\d+|bold)/.exec(span.getAttribute('style') ?? '')?.[1];
  if (weight === 'bold' || Number(weight) >= 600) rename(span, 'strong');
}

/** The editor has no subscripts: it keeps their tags, which are typed. */
function spellOut(element: Element, name: string): void {
  element.replaceWith(`<${name}>${element.textContent ?? ''}</${name}>`);
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Google Docs leads through its own address. */
function straighten(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  const target = /^https:\/\/www\.google\.com\/url\?/.test(address)
    ? new URL(address).searchParams.get('q')
    : undefined;
  if (target) link.setAttribute('href', target);
}

function isEmpty(element: Element): boolean {
  const text = (element.textContent ?? '').replace(/[\s\u00A0]/g, '');
  return text === '' && element.querySelector('img, table') === null;
}

/** Deletes signs without a width, and makes spaces of Word spaces. */
function cleanTexts(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) {
      const text = child.textContent ?? '';
      child.textContent = text.replace(/[\u00AD\u200B\u2060\uFEFF]/g, '').replace(/\u00A0/g, ' ');
    } else cleanTexts(child);
  }
}

/** Whether a text without HTML is Markdown, as assistants and other editors copy it. */
export function isMarkdown(text: string): boolean {
  const lines = text.split('\n');
  const marks = lines.filter((line) =>
    /^(?: {0,8}(?:[-*+]|\d{1,2}[.)]) \S|#{1,6} \S|> \S|\|.*\|\s*$|```)/.test(line),
  );
  const isHeaded = lines.some((line) => /^#{1,6} \S/.test(line));
  return isHeaded || marks.length > 1 || /\*\*\S[^*\n]{0,200}\*\*|\]\((?:https?:|\/)/.test(text);
}
