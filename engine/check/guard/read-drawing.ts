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

/** Reads a drawing as XML 1.0 with namespaces, up to the first place that is not well-formed. */
export function readDrawing(svg: string): Drawing {
  const drawing: Drawing = { root: undefined, prologue: [], refusal: findForeign(svg) };
  if (drawing.refusal !== undefined) return drawing;
  const reader = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const open: DrawingElement[] = [];
  let attributes: DrawingAttribute[] = [];
  // Where the current tag begins, and how far its attributes have been read.
  let [start, read] = [0, 0];

  function refuse(message: string, start: number, end = start + 1): never {
    drawing.refusal ??= { start, end, message };
    throw new Error(message);
  }
  function addText(text: string) {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  }

  reader.on('error', ({ message }) => {
    const reason = message
      .replace(/^\d+:\d+: /, '')
      .replace(/\.$/, '')
      .replace('undefined', 'unknown');
    refuse(toUnreadable(reason), Math.max(0, Math.min(reader.position, svg.length) - 1));
  });
  reader.on('xmldecl', ({ encoding }) => {
    if (encoding === undefined || /^utf-?8$/i.test(encoding)) return;
    const message = `says that it is written in ${encoding.slice(0, 40)}, and drawings are read as UTF-8; export it with the encoding UTF-8`;
    refuse(message, 0, reader.position);
  });
  reader.on('doctype', (text) => {
    if (!text.includes('[')) return;
    const start = svg.lastIndexOf('<!DOCTYPE', reader.position);
    const message =
      'defines entities, by which drawings hide what they load; export it as plain SVG';
    drawing.prologue.push({ start, end: reader.position, message });
  });
  reader.on('processinginstruction', ({ target }) => {
    const start = svg.lastIndexOf(`<?${target}`, reader.position);
    const message = 'loads a stylesheet; export it with its styles as attributes';
    drawing.prologue.push({ start, end: reader.position, message });
  });
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
    if (open.length === DEEPEST) {
      refuse(toUnreadable(`nested more than ${DEEPEST} levels deep`), start);
    }
    const span = { start, tagEnd: reader.position, end: svg.length };
    const element = { uri, local, attributes, text: '', children: [], ...span };
    open.at(-1)?.children.push(element);
    drawing.root ??= element;
    open.push(element);
  });
  reader.on('closetag', () => {
    const closed = open.pop();
    if (closed !== undefined) closed.end = reader.position;
  });

  try {
    reader.write(svg).close();
  } catch (error) {
    if (drawing.refusal === undefined) throw error;
  }
  return drawing;
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
