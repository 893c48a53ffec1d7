import { SaxesParser } from 'saxes';

/** Drawing programs never nest so deep, and browsers still draw it at once. */
const DEEPEST = 100;

/** An attribute of a tag, with its place: from its name through its closing quotation mark. */
export interface DrawingAttribute {
  prefix: string;
  local: string;
  /** With entities resolved. */
  value: string;
  start: number;
  end: number;
}

/** An element of a drawing, with its place: from `<` through the `>` of its end tag. */
export interface DrawingElement {
  /** Its namespace; empty if it has none. */
  uri: string;
  local: string;
  attributes: DrawingAttribute[];
  /** Its own text, outside its children, with entities resolved. */
  text: string;
  children: DrawingElement[];
  parent: DrawingElement | undefined;
  start: number;
  /** The offset after its opening tag. */
  tagEnd: number;
  end: number;
}

/** A piece of a drawing that does not belong on a page. */
export interface Hazard {
  /** The offset of the first character, and the one after the last. */
  start: number;
  end: number;
  /** The end of a sentence: what it is, and what to do. */
  message: string;
}

/** A drawing as browsers read it. */
export interface Drawing {
  /** Undefined if there is no element before a refusal. */
  root: DrawingElement | undefined;
  /** What lies outside it and does not belong there. */
  prologue: Hazard[];
  /** Why nothing after that place can be shown. */
  refusal: Hazard | undefined;
}

/**
 * Reads a drawing as XML 1.0 with namespaces, up to the first place that is not well-formed:
 * browsers show nothing after it.
 */
export function readDrawing(svg: string): Drawing {
  const drawing: Drawing = { root: undefined, prologue: [], refusal: findForeign(svg) };
  if (drawing.refusal !== undefined) return drawing;
  const reader = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const refuse = (message: string, start: number, end = start + 1) => {
    drawing.refusal ??= { start, end, message };
    throw new Error(message);
  };
  reader.on('error', ({ message }) => {
    const reason = message
      .replace(/^\d+:\d+: /, '')
      .replace(/\.$/, '')
      .replace('undefined', 'unknown');
    const start = Math.max(0, Math.min(reader.position, svg.length) - 1);
    refuse(toUnreadable(reason), start);
  });
  reader.on('xmldecl', ({ encoding }) => {
    if (encoding === undefined || /^utf-?8$/i.test(encoding)) return;
    refuse(toForeignEncoding(encoding), 0, reader.position);
  });
  reader.on('doctype', (text) => {
    const start = svg.lastIndexOf('<!DOCTYPE', reader.position);
    if (!text.includes('[')) return;
    drawing.prologue.push({ start, end: reader.position, message: DOCTYPE });
  });
  reader.on('processinginstruction', ({ target }) => {
    const start = svg.lastIndexOf(`<?${target}`, reader.position);
    drawing.prologue.push({ start, end: reader.position, message: INSTRUCTION });
  });
  readElements(reader, svg, drawing, refuse);
  try {
    reader.write(svg).close();
  } catch (error) {
    if (drawing.refusal === undefined) throw error;
  }
  return drawing;
}

const DOCTYPE = 'defines entities, by which drawings hide what they load; export it as plain SVG';
const INSTRUCTION = 'loads a stylesheet; export it with its styles as attributes';

type Reader = SaxesParser<{ xmlns: true; forceXMLVersion: true; defaultXMLVersion: '1.0' }>;

function readElements(
  reader: Reader,
  svg: string,
  drawing: Drawing,
  refuse: (message: string, start: number) => void,
): void {
  let open: DrawingElement | undefined;
  let attributes: DrawingAttribute[] = [];
  let [start, read, depth] = [0, 0, 0];
  const addText = (text: string) => {
    if (open !== undefined) open.text += text;
  };
  reader.on('text', addText);
  reader.on('cdata', addText);
  reader.on('opentagstart', ({ name }) => {
    start = svg.lastIndexOf('<', reader.position - 1);
    read = start + 1 + name.length;
    attributes = [];
  });
  reader.on('attribute', ({ prefix, local, value }) => {
    while (/\s/.test(svg.charAt(read))) read += 1;
    attributes.push({ prefix, local, value, start: read, end: reader.position });
    read = reader.position;
  });
  reader.on('opentag', ({ uri, local }) => {
    depth += 1;
    if (depth > DEEPEST) refuse(toUnreadable(`nested more than ${DEEPEST} levels deep`), start);
    const [tagEnd, end] = [reader.position, svg.length];
    const place = { start, tagEnd, end };
    const element = { uri, local, attributes, text: '', children: [], parent: open, ...place };
    open?.children.push(element);
    drawing.root ??= element;
    open = element;
  });
  reader.on('closetag', () => {
    depth -= 1;
    if (open === undefined) return;
    open.end = reader.position;
    open = open.parent;
  });
}

function toUnreadable(reason: string): string {
  return `cannot be read as a drawing from here on (${reason}); export it again`;
}

/** U+FFFD stands for bytes that are no UTF-8. */
function findForeign(svg: string): Hazard | undefined {
  const start = svg.indexOf('\uFFFD');
  const message =
    'is not written in UTF-8, so that browsers and programs may read two different drawings; export it with the encoding UTF-8';
  return start < 0 ? undefined : { start, end: start + 1, message };
}

function toForeignEncoding(encoding: string): string {
  return `says that it is written in ${encoding.slice(0, 40)}, and drawings are read as UTF-8; export it with the encoding UTF-8`;
}
