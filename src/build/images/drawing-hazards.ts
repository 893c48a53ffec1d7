import type { QualifiedTag, SAXParser } from 'sax';
import sax from 'sax';

import { judgeAttribute } from './drawing-attributes';
import { drawingElements, elementAdvice } from './drawing-elements';
import { listAttributes } from './tag-attributes';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

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
  reader.write(svg).close();
  return inspection;
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
