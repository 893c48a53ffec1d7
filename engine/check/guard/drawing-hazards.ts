import { findUnsafe } from './characters.ts';
import type { DrawingAttribute, DrawingElement, Hazard } from './read-drawing.ts';
import { readDrawing } from './read-drawing.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** A drawing with more is exported again rather than fixed one by one. */
const MOST_HAZARDS = 20;

/**
 * Finds everything in a drawing that could run, load, link or animate, what a page does not show,
 * and references that multiply out of control. Only SVG elements that draw are allowed; browsers
 * ignore what drawing programs store for themselves.
 * @returns what was found, from top to bottom; empty for a drawing that may be published
 */
export function inspectDrawing(svg: string): Hazard[] {
  const { root, prologue, refusal } = readDrawing(svg);
  const hazards = [...prologue, ...(root === undefined ? [] : validateElements(root, svg))];
  const end = refusal ?? (root && hazards.length === 0 ? validateCost(root) : undefined);
  const sorted = hazards.toSorted((a, b) => a.start - b.start).slice(0, MOST_HAZARDS);
  return end === undefined ? sorted : [...sorted, end];
}

/** A refused element covers its children. */
function validateElements(element: DrawingElement, svg: string): Hazard[] {
  const { uri, local, attributes, text, children, start, tagEnd, end } = element;
  const message = validateElement(element);
  if (message !== undefined) return [{ start, end, message }];
  const found: Hazard[] = [];
  const add = (start: number, end: number, message: string | undefined) => {
    if (message !== undefined) found.push({ start, end, message });
  };
  if (uri === SVG) {
    for (const attribute of attributes)
      add(attribute.start, attribute.end, validateAttribute(attribute));
    if (local === 'style') add(tagEnd, svg.lastIndexOf('</', end - 1), validateStyle(text));
  }
  return [...found, ...children.flatMap((child) => validateElements(child, svg))];
}

/** Why an element is refused: the end of a sentence. */
function validateElement({ uri, local, text }: DrawingElement): string | undefined {
  if (uri === '') {
    return `has no xmlns="${SVG}" in its <svg> tag, without which browsers show nothing; add it`;
  }
  if (uri !== SVG && uri !== XHTML) return undefined;
  if (uri === SVG && drawingElements.has(local)) return validateText(text);
  return `has <${local}>, ${elementAdvice.get(local) ?? 'which pages do not show; take it out'}`;
}

/** Why the text of an element or the value of an attribute is refused. */
function validateText(text: string): string | undefined {
  const [unsafe] = findUnsafe(text);
  return unsafe && `has ${unsafe.name}; delete it`;
}

const ADDRESSES = new Set(['href', 'src', 'base']);
const PROGRAM = /^(javascript|vbscript):/i;

function validateAttribute({ prefix, local, value }: DrawingAttribute): string | undefined {
  // Browsers ignore control characters in addresses, so those can disguise a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  const plain = value.replace(/[\u0000-\u0020]/g, '');
  const isHandler = /^on/i.test(local);
  if (isHandler || PROGRAM.test(plain)) {
    const shown = isHandler ? '…' : shorten(value);
    return `has ${local}="${shown}", which runs a program, and pictures run none; take it out`;
  }
  if (ADDRESSES.has(local.toLowerCase())) return validateAddress(value);
  if (prefix !== '') return undefined;
  return validateText(value) ?? (isStyle(local, value) ? validateStyle(value) : undefined);
}

/** Whether an attribute may hold styles; most hold a name, text or numbers. */
function isStyle(name: string, value: string): boolean {
  return (
    name === 'style' || (/[(\\]|context-/i.test(value) && !/^(id|class|(data|aria)-.*)$/.test(name))
  );
}

/** Only addresses inside the drawing are allowed: one of its parts, or an embedded picture. */
function validateAddress(address: string): string | undefined {
  const inside = address.trim();
  if (/^#[^\s"'%]+$/.test(inside)) return undefined;
  if (/^data:image\/(png|jpeg|webp|avif);base64,/.test(inside)) return undefined;
  return `refers to "${shorten(inside)}", but a drawing loads nothing; embed it as a PNG or JPEG, or draw it`;
}

function shorten(value: string): string {
  return value.trim().replace(/\s+/g, ' ').slice(0, 40);
}

/** The functions that a style may call: for addresses, colors, numbers and transforms. */
const FUNCTIONS = new Set([
  ...['url', 'var', 'calc', 'rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'color-mix'],
  ...['matrix', 'translate', 'translatex', 'translatey', 'rotate', 'scale', 'scalex', 'scaley'],
  ...['skewx', 'skewy', 'light-dark', 'min', 'max', 'clamp'],
]);
/** A `url(…)` in a style. */
const ADDRESS = /url\(((?:"[^"]*"|'[^']*'|[^"'()])*)\)/gi;
const MOVING = /(?<![.#\w-])((?:-\w+-)?(?:animation|transition)[\w-]*)\s*:/i;

/** Why the text of a `<style>`, or an attribute that accepts styles, is refused. */
function validateStyle(css: string): string | undefined {
  const text = css.replace(ADDRESS, 'none');
  if (text.includes('\\')) return 'has a backslash in its style, which hides letters; take it out';
  const [, rule] = /@(?!media\b)([\w-]*)/i.exec(text) ?? [];
  if (rule !== undefined) {
    return `has @${rule.toLowerCase()}, ${/keyframes$/i.test(rule) ? still : 'but a drawing loads nothing; take it out'}`;
  }
  if (/url\(/i.test(text)) return 'has a broken url( in its style; export it again';
  if (/context-(fill|stroke)/i.test(text))
    return 'paints a marker with what its line is painted with; name a color';
  const called = [...text.matchAll(/(?<![@\w-])([\w-]+)\(/g)].map(([, name = '']) => name);
  const unknown = called.find((name) => !FUNCTIONS.has(name.toLowerCase()));
  if (unknown !== undefined) return `has ${unknown}(, which drawings do not need; take it out`;
  const [, moving] = MOVING.exec(text.replace(/\/\*[\s\S]*?\*\//g, '')) ?? [];
  if (moving !== undefined) return `has ${moving.toLowerCase()} in its style, ${still}`;
  return listAddresses(css)
    .map(validateAddress)
    .find((message) => message !== undefined);
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
  ...['feMergeNode', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
]);

const still = 'which moves, but a picture holds still; take it out';

/** What to do about an element that a page does not show. */
const elementAdvice: ReadonlyMap<string, string> = new Map([
  ['script', 'which runs a program, and pictures run none; take it out'],
  [
    'foreignObject',
    'which holds HTML that pages do not show; turn its words into <text> or into paths before you export',
  ],
  [
    'a',
    'a link that nobody can follow in a picture; take the tag out, and put the link into the text',
  ],
  ...['animate', 'animateMotion', 'animateTransform', 'set'].map((name) => [name, still] as const),
]);

/** In characters, with every reference expanded: ten times the largest drawing. */
const MOST = 2_000_000;
/** The deepest nesting of elements and references. */
const DEEPEST = 300;
/**
 * In characters: what a reference, whatever its target, a filter step, and a shape behind a mask or
 * filled with a pattern cost browsers.
 */
const LINK = 10;
const STEP = 2_000;
const PAINT = 5_000;

const PAINTED: ReadonlySet<string> = new Set(['pattern', 'mask']);

const COSTLY =
  'has so many copies, patterns or masks that browsers would stand still: its references make more than 2,000 kB of it; repeat fewer parts, or export it as .png';
const SHEET =
  'has a style that refers to another part than a gradient; write it as an attribute of each shape';

/** Why a drawing takes browsers too long: it is small only because it repeats its parts. */
function validateCost(root: DrawingElement): Hazard | undefined {
  const ids = new Map<string, DrawingElement>();
  // The first of several with the same id counts, and a map keeps the last.
  for (const element of listElements(root).toReversed()) {
    const id = element.attributes.find(({ prefix, local }) => prefix === '' && local === 'id');
    if (id !== undefined) ids.set(id.value, element);
  }
  const weights = new Map<DrawingElement, number>();
  let refusal: Hazard | undefined;

  function refuse({ start, tagEnd: end }: DrawingElement, message: string): number {
    refusal ??= { start, end, message };
    return Infinity;
  }

  function weigh(element: DrawingElement, depth: number): number {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (depth > DEEPEST) return refuse(element, COSTLY);
    // Infinite until it is weighed, so that an element that contains itself is refused.
    weights.set(element, Infinity);
    const { local, text, start, tagEnd, children } = element;
    let weight = tagEnd - start + text.length + (local.startsWith('fe') ? STEP : 0);
    for (const child of children) weight += weigh(child, depth + 1);
    for (const { address, times } of listReferences(element)) {
      const target = ids.get(address.slice(1));
      if (local === 'style' && !target?.local.endsWith('Gradient')) refuse(element, SHEET);
      const paint = target !== undefined && PAINTED.has(target.local) ? PAINT : 0;
      weight += LINK + (target === undefined ? 0 : times * (paint + weigh(target, depth + 1)));
    }
    if (weight > MOST) refuse(element, COSTLY);
    weights.set(element, weight);
    return weight;
  }

  weigh(root, 0);
  return refusal;
}

/** What an element references, and how often that is drawn: its descendants may inherit it. */
function listReferences(element: DrawingElement) {
  const { local, text, attributes } = element;
  if (local === 'style') return listAddresses(text).map((address) => ({ address, times: 0 }));
  const found = attributes.flatMap(({ local: name, value }) => {
    const addresses = name === 'href' ? [value.trim()] : listAddresses(value);
    return addresses.map((address) => ({ address, isMarker: /marker/.test(name + value) }));
  });
  if (found.length === 0) return [];
  const size = listElements(element).length;
  // A marker is drawn at each vertex, which takes at least one number or letter.
  const line = attributes.find((one) => one.local === 'd' || one.local === 'points');
  const corners = line?.value.match(/\d+|[a-z]/gi)?.length ?? 0;
  return found.map(({ address, isMarker }) => ({
    address,
    times: Math.max(size, isMarker ? corners : 0),
  }));
}

/** An element and all below it. */
function listElements(element: DrawingElement, into: DrawingElement[] = []): DrawingElement[] {
  into.push(element);
  for (const child of element.children) listElements(child, into);
  return into;
}

/** The addresses that a style names, such as `#gradient`. */
function listAddresses(css: string): string[] {
  return [...css.matchAll(ADDRESS)].map(([, written = '']) =>
    written.trim().replace(/^(["'])(.*)\1$/s, '$2'),
  );
}
