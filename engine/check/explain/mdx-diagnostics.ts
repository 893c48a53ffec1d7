import type { FactPaths } from '#base/facts';
import { shorten } from '#base/words';

/** A mistake of MDX: its first and last offset, its words, and the text with the mistake painted over. */
export interface MdxDiagnostic {
  start: number;
  end: number;
  message: string;
  /** As long as before, so that all other places stay where they are. */
  text: string;
}

/** Where the parser gave up. */
export interface Stop {
  /** The text that was parsed. */
  text: string;
  /** The offset at which it gave up. */
  offset: number;
  /** The parser's own reason. */
  reason: string;
}

/** The last resort: a place, and what to compare it with. */
export function giveUp({ text, offset }: Stop): MdxDiagnostic {
  const message =
    'cannot be read from here on; look for a "<" or a "{" that is not meant as one, and write "\\<" or "\\{" instead';
  return { start: offset, end: Math.min(text.length, offset + 1), message, text };
}

/** Paints over a piece of text: the same length, the same lines, nothing that MDX knows. */
export function paint(text: string, start: number, end: number): string {
  const piece = text.slice(start, end).replace(/[^\n]/g, ' ');
  return text.slice(0, start) + piece + text.slice(end);
}

/** Replaces one character. */
export function replaceAt(text: string, offset: number, character: string): string {
  return text.slice(0, offset) + character + text.slice(offset + 1);
}

/** What to say about braces that hold something: a fact of the site has a tag of its own. */
export function toBraceMessage(code: string, facts: FactPaths): string {
  const words = shorten(code.trim());
  const name = /^\{?\s*(?:\w+\.)*(\w+)\s*\}?$/.exec(code.trim())?.[1]?.toLowerCase();
  const fact = [...facts.keys()].find((one) => one.toLowerCase() === name);
  if (fact !== undefined)
    return `has {${words}}; write <${fact} /> for what content/site.yaml says`;
  return `has {${words}}, and whatever stands in braces runs as program code; delete the braces, or write \\{${words}\\} where readers should see them`;
}

/** Braces whose content is no program, or which are never closed. */
export function explainBrace({ text, offset, reason }: Stop, facts: FactPaths): MdxDiagnostic {
  const isOpen = reason.includes('end of file') || reason.includes('Unexpected lazy');
  const start = isOpen ? findUnclosed(text, offset) : findOpening(text, offset);
  if (start < 0) return giveUp({ text, offset, reason });
  const end = isOpen ? start + 1 : findClosing(text, start);
  const code = text.slice(start + 1, Math.max(start + 1, end - 1));
  const message = isOpen
    ? 'has a brace { that is never closed, and braces hold program code; delete it, or write \\{ where readers should see it'
    : isAttribute(text, start)
      ? `has {${shorten(code)}} inside a tag; write the value between quotation marks: name="value"`
      : toBraceMessage(code, facts);
  const open = replaceAt(text, start, '(');
  const mended = isOpen ? open : replaceAt(open, end - 1, ')');
  return { start, end, message, text: isAttribute(text, start) ? paintTag(mended, start) : mended };
}

/** A paragraph that begins with `import` or `export` and is no program. */
export function explainCode({ text, offset, reason }: Stop): MdxDiagnostic {
  const before = text.slice(0, offset + 1);
  const start = [...before.matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? -1;
  if (start < 0) return giveUp({ text, offset, reason });
  const lineEnd = text.indexOf('\n', start);
  const line = text.slice(start, lineEnd < 0 ? text.length : lineEnd);
  const word = line.slice(0, 6);
  const isCode = /[={};]|\bfrom\b/.test(line);
  const message = isCode ? toCodeMessage(word) : toProseMessage(word);
  const capital = replaceAt(text, start, word.charAt(0).toUpperCase());
  return {
    start,
    end: start + (isCode ? line.length : word.length),
    message,
    text: isCode ? capital.replaceAll(/[{}]/g, ' ') : capital,
  };
}

/** What to say about program code at the beginning of a line. */
export function toCodeMessage(word: string): string {
  return `has a line of program code, "${word} …"; delete it: components such as <Callout> can be used without it`;
}

function toProseMessage(word: string): string {
  return `begins a line with the word "${word}", which reads like program code; begin with another word, or with a capital letter`;
}

function findOpening(text: string, offset: number): number {
  let depth = 0;
  for (let at = Math.min(offset, text.length - 1); at >= 0; at--) {
    if (text[at] === '}' && at < offset) depth++;
    if (text[at] !== '{') continue;
    if (depth === 0) return at;
    depth--;
  }
  return text.lastIndexOf('{', offset);
}

function findUnclosed(text: string, offset: number): number {
  const open: number[] = [];
  for (let at = 0; at <= offset && at < text.length; at++) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === '{') open.push(at);
    if (text[at] === '}') open.pop();
  }
  return open[0] ?? text.lastIndexOf('{', offset);
}

function findClosing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return start + 1;
}

function isAttribute(text: string, start: number): boolean {
  return /<[A-Za-z][^<>]*$/.test(text.slice(Math.max(0, start - 300), start));
}

/** A tag whose braces are wrong is no tag any more. */
function paintTag(text: string, start: number): string {
  const open = text.lastIndexOf('<', start);
  return open < 0 ? text : replaceAt(text, open, ' ');
}

/** What to say about such an address. */
export function toProgramMessage(address: string): string {
  const scheme = /^\s*(\w+):/.exec(address)?.[1]?.toLowerCase() ?? 'data';
  return scheme === 'data'
    ? 'has an address that begins with data:, a file inside the text; save it as a file in public/ and write its name: /name.svg'
    : `has an address that begins with ${scheme}:, which runs program code; write the address of a page: /path or https://…`;
}
