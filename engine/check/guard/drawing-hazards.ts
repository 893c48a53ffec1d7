import type { QualifiedTag, SAXParser } from 'sax';
import sax from 'sax';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** What drawing programs never come near, and what browsers still draw at once. */
const DEEPEST = 100;
const MOST_ELEMENTS = 10_000;

/** A piece of a drawing that does not belong on a page. */
export interface Hazard {
  /** The first character, and the one just behind the last. */
  start: number;
  end: number;
  /** What it is, and what to do instead; none for what drawing programs leave for themselves. */
  message?: string;
}

/** What cannot be read as XML: browsers show nothing of it. */
export interface Unreadable {
  /** The first character that does not fit. */
  start: number;
  message: string;
}

/** What was found in a drawing, from top to bottom. */
export interface Inspection {
  hazards: Hazard[];
  unreadable?: Unreadable;
}

/**
 * Looks for everything in a drawing that could run, load or lead anywhere, and for what a page does
 * not show. Only elements that draw are let pass. The same list serves the content check, which
 * names each hazard, and the build, which cuts it out.
 * @param svg the text of the drawing
 */
export function inspectDrawing(svg: string): Inspection {
  const inspection: Inspection = { hazards: [] };
  const reader = sax.parser(true, { xmlns: true, position: true });
  const add = (start: number, end: number, message: string) => {
    const hazard = { start, end, ...(message === '' ? {} : { message }) };
    inspection.hazards.push(hazard);
    return hazard;
  };
  reader.onerror = ({ message }) => {
    const start = Math.max(0, reader.position - 1);
    inspection.unreadable ??= { start, message: message.split('\n')[0] ?? '' };
    reader.resume();
  };
  reader.ondoctype = (text) => {
    const start = svg.lastIndexOf('<!DOCTYPE', reader.position);
    if (text.includes('[')) add(start, reader.position, DOCTYPE);
  };
  reader.onprocessinginstruction = ({ name }) => {
    const start = svg.lastIndexOf(`<?${name}`, reader.position);
    if (name !== 'xml') add(start, reader.position, INSTRUCTION);
  };
  watchElements(reader, svg, add);
  limitElements(reader, inspection);
  try {
    reader.write(svg).close();
  } catch (error) {
    if (inspection.unreadable === undefined) throw error;
  }
  return inspection;
}

/** Beyond measure it is no drawing, and not read to its end. */
function limitElements(reader: SAXParser, inspection: Inspection): void {
  let [depth, count] = [0, 0];
  const { onopentag, onclosetag } = reader;
  reader.onopentag = (tag) => {
    depth += 1;
    count += 1;
    if (depth > DEEPEST || count > MOST_ELEMENTS) {
      const limit =
        depth > DEEPEST
          ? `nested more than ${DEEPEST} levels deep`
          : `more than ${MOST_ELEMENTS} parts`;
      inspection.unreadable = { start: reader.startTagPosition - 1, message: limit };
      throw new Error(limit);
    }
    onopentag?.(tag);
  };
  reader.onclosetag = (name) => {
    depth -= 1;
    onclosetag?.(name);
  };
}

type Add = (start: number, end: number, message: string) => Hazard;

/** An element that goes takes along what it holds; what is inside a style is judged as a whole. */
function watchElements(reader: SAXParser, svg: string, add: Add): void {
  let depth = 0;
  let cut: { depth: number; hazard: Hazard } | undefined;
  let style: { start: number; text: string } | undefined;
  const read = (text: string) => {
    if (style !== undefined) style.text += text;
  };
  reader.ontext = read;
  reader.oncdata = read;
  reader.onopentag = (tag) => {
    depth += 1;
    if (cut !== undefined || !('ns' in tag)) return;
    const start = reader.startTagPosition - 1;
    const message = judgeElement(tag);
    if (message !== undefined) {
      cut = { depth, hazard: add(start, svg.length, message) };
      return;
    }
    if (tag.local === 'style') style = { start: reader.position, text: '' };
    for (const hazard of judgeAttributes(svg.slice(start, reader.position), tag)) {
      add(start + hazard.start, start + hazard.end, hazard.message);
    }
  };
  reader.onclosetag = () => {
    const message = style === undefined ? undefined : judgeAttribute('style', style.text);
    const end = svg.lastIndexOf('</', reader.position - 1);
    if (style !== undefined && message !== undefined) add(style.start, end, message);
    style = undefined;
    if (cut?.depth === depth) {
      cut.hazard.end = reader.position;
      cut = undefined;
    }
    depth -= 1;
  };
}

const DOCTYPE = 'defines entities, by which drawings hide what they load; export it as plain SVG';
const INSTRUCTION = 'loads a stylesheet; export it with its styles as attributes';

/** Why an element must go; an empty text where nobody needs to know; undefined where it may stay. */
function judgeElement({ uri, local }: QualifiedTag): string | undefined {
  if (uri !== SVG && uri !== XHTML) return uri === '' ? NAMESPACE : '';
  if (uri === SVG && drawingElements.has(local)) return undefined;
  const advice = elementAdvice[local] ?? 'which pages do not show; take it out';
  return `has <${local}>, ${advice}`;
}

const NAMESPACE = `has no xmlns="${SVG}" in its <svg> tag, without which browsers show nothing; add it`;

function judgeAttributes(tag: string, { attributes }: QualifiedTag): Required<Hazard>[] {
  const seen = new Set<string>();
  return listAttributes(tag).flatMap(({ name, start, end }) => {
    const { local = name, value = '' } = attributes[name] ?? {};
    const message = seen.has(name)
      ? `has ${name} twice in one tag; take one of them out`
      : judgeAttribute(local, value);
    seen.add(name);
    return message === undefined ? [] : [{ start, end, message }];
  });
}

/** Addresses that stay inside the drawing: a part of it, or a picture that is embedded in it. */
const INSIDE = /^(#[^\s"']+|data:image\/(png|jpeg|gif|webp|avif);base64,[\w+/=\s]*)$/;
const ADDRESSES = new Set(['href', 'src', 'base']);
const PROGRAM = /^\s*(javascript|vbscript):/i;
const REFERENCE = /url\(\s*["']?\s*([^"')]*)/gi;

/**
 * Why an attribute of a drawing, or the text of its `<style>`, must go.
 * @param name without its prefix
 * @param value with entities resolved
 * @returns undefined where it may stay
 */
function judgeAttribute(name: string, value: string): string | undefined {
  const shown = value.trim().replace(/\s+/g, ' ').slice(0, 40);
  if (/^on/i.test(name)) {
    return `has ${name}="…", which runs a program, and pictures run none; take it out`;
  }
  // Browsers pass over control characters in addresses, so that they may hide what one is.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  const plain = value.replace(/[\u0000-\u0020]/g, '');
  if (PROGRAM.test(plain)) {
    return `has ${name}="${shown}", which runs a program, and pictures run none; take it out`;
  }
  if (ADDRESSES.has(name.toLowerCase()) && !INSIDE.test(value.trim())) {
    return `refers to "${shown}", but a drawing loads nothing; embed it, or draw it`;
  }
  return judgeStyle(value);
}

function judgeStyle(value: string): string | undefined {
  for (const [, address = ''] of value.matchAll(REFERENCE)) {
    if (INSIDE.test(address.trim())) continue;
    return `refers to "${address.trim().slice(0, 40)}", but a drawing loads nothing; embed it, or draw it`;
  }
  const loader = /@import|image-set\(|\bsrc\(/i.exec(value)?.[0];
  if (loader !== undefined) return `has ${loader}, but a drawing loads nothing; take it out`;
  // An escape spells url( or @import in letters that no pattern finds.
  const hides = value.includes('\\') && /[(@]/.test(value);
  return hides ? 'has a backslash in its style; write the letters themselves' : undefined;
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
const elementAdvice: Readonly<Record<string, string>> = {
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
};

/** An attribute of a tag, with its place in the tag's text. */
interface TagAttribute {
  /** As it is written, with its prefix. */
  name: string;
  /** The first character of the name, and the one just behind the closing quotation mark. */
  start: number;
  end: number;
}

const ATTRIBUTE = /\s+([^\s=>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;

/**
 * The attributes of a tag of XML, in their order. A pattern may read them, since XML allows neither
 * values without quotation marks nor attributes without a value.
 * @param tag from `<` to `>`
 */
function listAttributes(tag: string): TagAttribute[] {
  const found: TagAttribute[] = [];
  const pattern = new RegExp(ATTRIBUTE);
  pattern.lastIndex = /^<[^\s/>]+/.exec(tag)?.[0].length ?? tag.length;
  for (let match = pattern.exec(tag); match !== null; match = pattern.exec(tag)) {
    const [text, name = ''] = match;
    const start = match.index + text.indexOf(name);
    found.push({ name, start, end: match.index + text.length });
  }
  return found;
}
