import { callWithin } from '../read/time-limit';
import { findUnsafe } from './characters';
import { findExcess } from './drawing-cost';
import type { Style } from './drawing-style';
import { readStyle } from './drawing-style';
import { judgeEmbedded } from './embedded-picture';
import type { Drawing, DrawingAttribute, DrawingElement, Prologue, Refusal } from './read-drawing';
import { readDrawing } from './read-drawing';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** So long may a drawing keep its reader busy, in milliseconds; the largest takes 300. */
const LONGEST = 5_000;

/** A piece of a drawing that does not belong on a page. */
export interface Hazard {
  /** The first character, and the one just behind the last. */
  start: number;
  end: number;
  /** What it is, and what to do instead; none for what drawing programs leave for themselves. */
  message?: string;
}

/** What was found in a drawing, from top to bottom. */
export interface Inspection {
  hazards: Hazard[];
  /** Why nobody can show the drawing, whatever is cut out of it. */
  refusal?: Refusal;
}

/**
 * Looks for everything in a drawing that could run, load, lead anywhere or move, for what a page
 * does not show, and for references that multiply beyond measure. Only elements that draw are let
 * pass. The same list serves the content check, which names each hazard, and the build, which cuts
 * it out.
 * @param svg the text of the drawing, read as UTF-8
 */
export function inspectDrawing(svg: string): Inspection {
  return callWithin(LONGEST, () => inspect(svg)) ?? { hazards: [], refusal: ENDLESS };
}

const ENDLESS: Refusal = {
  start: 0,
  end: 1,
  message: `takes more than ${LONGEST / 1000} seconds to read; export it again with fewer parts`,
};

function inspect(svg: string): Inspection {
  const drawing = readDrawing(svg);
  const hazards: Hazard[] = drawing.prologue.flatMap(judgePrologue);
  const sheets: Style[] = [];
  if (drawing.root !== undefined) judgeElements(drawing.root, svg, hazards, sheets);
  const refusal = drawing.refusal ?? judgeCost(drawing, hazards, sheets);
  const sorted = hazards.toSorted((a, b) => a.start - b.start);
  return { hazards: sorted, ...(refusal && { refusal }) };
}

function judgePrologue({ kind, text, start, end }: Prologue): Hazard[] {
  if (kind === 'instruction') return [{ start, end, message: INSTRUCTION }];
  return text.includes('[') ? [{ start, end, message: DOCTYPE }] : [];
}

/**
 * An element that goes takes along what it holds; what is inside a style is judged as a whole.
 * @returns whether the element stays
 */
function judgeElements(
  element: DrawingElement,
  svg: string,
  hazards: Hazard[],
  sheets: Style[],
): boolean {
  const { local, attributes, text, children, start, tagEnd, end } = element;
  const message = judgeElement(element);
  if (message !== undefined) {
    hazards.push({ start, end, ...(message === '' ? {} : { message }) });
    return false;
  }
  for (const attribute of attributes) {
    const message = judgeAttribute(attribute);
    if (message !== undefined) hazards.push({ ...placeOf(attribute), message });
  }
  if (local === 'style') {
    const style = readStyle(text);
    const message = judgeStyle(style, text);
    sheets.push(style);
    if (message !== undefined) {
      hazards.push({ start: tagEnd, end: svg.lastIndexOf('</', end - 1), message });
    }
  }
  element.children = children.filter((child) => judgeElements(child, svg, hazards, sheets));
  return true;
}

function placeOf({ start, end }: DrawingAttribute) {
  return { start, end };
}

function judgeCost(
  { root }: Drawing,
  hazards: readonly Hazard[],
  sheets: readonly Style[],
): Refusal | undefined {
  if (root === undefined || hazards.some(({ message }) => message !== undefined)) return undefined;
  const excess = findExcess(root, (element) => element.attributes.flatMap(readReferences), sheets);
  if (excess === undefined) return undefined;
  return { start: excess.start, end: excess.tagEnd, message: COSTLY };
}

const COSTLY =
  'has so many copies of copies that browsers would stand still: its references make more than 2,000 kB of it; repeat fewer parts, or export it as .png';

function readReferences({ prefix, local, value }: DrawingAttribute): Style['references'] {
  const address = value.trim();
  if (local === 'href') return [{ property: 'href', address, keys: undefined }];
  if (prefix !== '' || !hasStyle(local, value)) return [];
  return readStyle(value, local === 'style' ? '' : local).references;
}

/** Most attributes need no reading. */
function hasStyle(name: string, value: string): boolean {
  return name === 'style' || name === 'filter' || /url|[\\@]|image|src/i.test(value);
}

const DOCTYPE = 'defines entities, by which drawings hide what they load; export it as plain SVG';
const INSTRUCTION = 'loads a stylesheet; export it with its styles as attributes';

/** Why an element must go; an empty text where nobody needs to know; undefined where it may stay. */
function judgeElement({ uri, local, text }: DrawingElement): string | undefined {
  if (uri !== SVG && uri !== XHTML) return uri === '' ? NAMESPACE : '';
  if (uri === SVG && drawingElements.has(local)) return judgeText(text);
  const advice = elementAdvice.get(local) ?? 'which pages do not show; take it out';
  return `has <${local}>, ${advice}`;
}

/** Of the words of a drawing and the values of its attributes. */
function judgeText(text: string): string | undefined {
  const [unsafe] = findUnsafe(text);
  return unsafe && `has ${unsafe.name}; delete it`;
}

const NAMESPACE = `has no xmlns="${SVG}" in its <svg> tag, without which browsers show nothing; add it`;

const ADDRESSES = new Set(['href', 'src', 'base']);
const PROGRAM = /^(javascript|vbscript):/i;

/**
 * Why an attribute of a drawing must go.
 * @returns undefined where it may stay
 */
function judgeAttribute({ prefix, local, value }: DrawingAttribute): string | undefined {
  const shown = shorten(value);
  if (/^on/i.test(local)) {
    return `has ${local}="…", which runs a program, and pictures run none; take it out`;
  }
  // Browsers pass over control characters in addresses, so that they may hide what one is.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  const plain = value.replace(/[\u0000-\u0020]/g, '');
  if (PROGRAM.test(plain)) {
    return `has ${local}="${shown}", which runs a program, and pictures run none; take it out`;
  }
  if (ADDRESSES.has(local.toLowerCase())) return judgeAddress(value);
  if (prefix !== '') return undefined;
  const message = judgeText(value);
  if (message !== undefined) return message;
  if (/^(data|aria)-/.test(local) || !hasStyle(local, value)) return undefined;
  return judgeStyle(readStyle(value, local === 'style' ? '' : local), value);
}

function judgeStyle({ references, message }: Style, text: string): string | undefined {
  if (message !== undefined) return message;
  for (const { address } of references) {
    const message = address === '' ? undefined : judgeAddress(address);
    if (message !== undefined) return message;
  }
  // An escape spells url( or @import in letters that older programs do not find.
  const hides = text.includes('\\') && /[(@:]/.test(text);
  return hides ? 'has a backslash in its style; write the letters themselves' : undefined;
}

/** Only addresses that stay inside the drawing: a part of it, or a picture that is embedded in it. */
function judgeAddress(address: string): string | undefined {
  const inside = address.trim();
  if (/^#[^\s"']+$/.test(inside)) return undefined;
  if (/^data:image\/(png|jpeg|gif|webp|avif);base64,/.test(inside)) return judgeEmbedded(inside);
  return `refers to "${shorten(inside)}", but a drawing loads nothing; embed it, or draw it`;
}

function shorten(value: string): string {
  return value.trim().replace(/\s+/g, ' ').slice(0, 40);
}

/** The elements of SVG that draw, name or group; all others run, load, move or hold HTML. */
const drawingElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'view', 'switch', 'title', 'desc', 'metadata', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'marker', 'pattern', 'mask', 'clipPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feImage', 'feMerge'],
  ...['feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
]);

const program = 'which runs a program, and pictures run none; take it out';
const still = 'which moves, but a picture holds still; take it out';

/** What to do about an element that a page does not show. */
const elementAdvice: ReadonlyMap<string, string> = new Map(
  Object.entries({
    script: program,
    handler: program,
    foreignObject:
      'which holds HTML that pages do not show; turn its words into <text> or into paths before you export',
    a: 'a link that nobody can follow in a picture; take the tag out, and put the link into the text',
    animate: still,
    animateMotion: still,
    animateTransform: still,
    set: still,
    iframe: 'which shows another page; take it out',
    video: still,
    audio: 'which makes a sound; take it out',
  }),
);
