import { callWithin } from '../read/time-limit';
import { findUnsafe } from './characters';
import { judgeCost, mayRefer } from './drawing-cost';
import { readAttribute, readSheet, type Style, type StyleRule } from './drawing-style';
import { judgeEmbedded } from './embedded-picture';
import type { DrawingAttribute, DrawingElement, Prologue, Refusal } from './read-drawing';
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
  const { root, prologue, refusal: unreadable } = readDrawing(svg);
  const hazards: Hazard[] = prologue.flatMap(judgePrologue);
  const rules: StyleRule[] = [];
  if (root !== undefined) judgeElements(root, svg, hazards, rules);
  const isHarmless = hazards.every(({ message }) => message === undefined);
  const refusal = unreadable ?? (root && isHarmless ? judgeCost(root, rules) : undefined);
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
  rules: StyleRule[],
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
    const sheet = readSheet(text);
    const message = judgeStyle(sheet);
    rules.push(...sheet.rules);
    if (message !== undefined) {
      hazards.push({ start: tagEnd, end: svg.lastIndexOf('</', end - 1), message });
    }
  }
  element.children = children.filter((child) => judgeElements(child, svg, hazards, rules));
  return true;
}

function placeOf({ start, end }: DrawingAttribute) {
  return { start, end };
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
function judgeAttribute(attribute: DrawingAttribute): string | undefined {
  const { prefix, local, value } = attribute;
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
  if (message !== undefined || !mayRefer(attribute)) return message;
  return judgeStyle(readAttribute(local, value));
}

function judgeStyle({ references, message }: Style): string | undefined {
  const outside = references.map(({ address }) => judgeAddress(address));
  return message ?? outside.find((found) => found !== undefined);
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
    foreignObject:
      'which holds HTML that pages do not show; turn its words into <text> or into paths before you export',
    a: 'a link that nobody can follow in a picture; take the tag out, and put the link into the text',
    animate: still,
    animateMotion: still,
    animateTransform: still,
    set: still,
  }),
);
