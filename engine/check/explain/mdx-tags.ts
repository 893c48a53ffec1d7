import { shorten } from '#base/words';
import { htmlAdvice } from './html-advice';
import type { MdxDiagnostic, Stop } from './mdx-diagnostics';
import { giveUp, paint, replaceAt } from './mdx-diagnostics';

/** HTML tags without an end, which MDX wants to see closed. */
const VOID = ['br', 'hr', 'img', 'input', 'wbr', 'source', 'meta', 'link', 'embed', 'col'];

/** A "<" that begins no tag, and a tag that is not finished or not closed. */
export function explainTag(stop: Stop): MdxDiagnostic {
  const { text, offset, reason } = stop;
  if (reason.startsWith('Expected a closing tag') || reason.startsWith('Unexpected closing tag')) {
    return explainUnclosed(stop);
  }
  if (reason.startsWith('Unexpected closing slash')) return explainOrphan(stop);
  const quote = findOpenQuote(text, offset);
  if (quote !== undefined) return quote;
  const start = text.lastIndexOf('<', offset);
  if (start < 0) return giveUp(stop);
  const rest = text.slice(start, start + 2000);
  return (
    explainComment(text, start, rest) ??
    explainAddress(text, start, rest) ??
    explainAngle(stop, start, rest)
  );
}

function explainComment(text: string, start: number, rest: string): MdxDiagnostic | undefined {
  if (!rest.startsWith('<!--')) return undefined;
  const close = text.indexOf('-->', start);
  const end = close < 0 ? start + 4 : close + 3;
  const words = shorten(text.slice(start + 4, close < 0 ? end : close).trim());
  const message =
    close < 0
      ? 'opens an HTML comment with <!-- that is never closed; delete it, or write {/* your remark */}'
      : `has an HTML comment, <!-- ${words} -->; write {/* ${words} */} instead`;
  return { start, end, message, text: paint(text, start, end) };
}

function explainAddress(text: string, start: number, rest: string): MdxDiagnostic | undefined {
  const address = /^<([a-z]+:[^\s<>]+|[^\s<>@/]+@[^\s<>@]+)>?/.exec(rest);
  if (address === null) return undefined;
  const [all, target = ''] = address;
  const link = target.includes(':') ? target : `mailto:${target}`;
  const words =
    target.includes(':') && !target.startsWith('mailto:')
      ? 'words that say where it leads'
      : target.replace('mailto:', '');
  const message = `has an address in angle brackets, ${shorten(all)}; write a link: [${words}](${shorten(link)})`;
  return { start, end: start + all.length, message, text: paint(text, start, start + all.length) };
}

function explainAngle({ text, offset, reason }: Stop, start: number, rest: string): MdxDiagnostic {
  const name = /^<\/?([A-Za-z][\w.]*)/.exec(rest)?.[1];
  if (name !== undefined && !reason.includes('end of file before name')) {
    return explainBrokenTag({ text, offset, reason }, start, name);
  }
  const word = /^<[^\s<>]{0,20}/.exec(rest)?.[0] ?? '<';
  const message = `has "${word}", but "<" begins a tag here; write ${toAngleAdvice(word)}`;
  return { start, end: start + word.length, message, text: replaceAt(text, start, ' ') };
}

function toAngleAdvice(word: string): string {
  if (word.startsWith('<=')) return '"at most" or "≤"';
  if (/^<[-–]/.test(word)) return '"←", or \\< for the sign itself';
  const rest = word.slice(1);
  return /^[\d$€£.]/.test(rest)
    ? `"less than ${rest}", or "\\${word}" for the sign itself`
    : `"\\${word}" for the sign itself`;
}

function explainBrokenTag(
  { text, offset, reason }: Stop,
  start: number,
  name: string,
): MdxDiagnostic {
  const lineEnd = toLineEnd(text, start);
  const close = text.indexOf('>', start);
  const end = close >= 0 && close < lineEnd ? close + 1 : lineEnd;
  return {
    start,
    end,
    message: toBrokenMessage(text.slice(start, end), text.charAt(offset), reason, name),
    text: paintPair(text, start, end, name),
  };
}

function toBrokenMessage(tag: string, character: string, reason: string, name: string): string {
  const value = /(?<![\w-])([A-Za-z][\w-]*)\s*=\s*[“”„‘’«]?([^\s"'“”„‘’»<>{}]+)/.exec(tag);
  if (/[“”„‘’«»]/.test(tag)) {
    return `has curly quotation marks in the tag <${name}>; write straight ones${value ? `: ${value[1]}="${value[2]}"` : ''}`;
  }
  if (reason.includes('before attribute value') && value) {
    return `has a value without quotation marks in the tag <${name}>; write ${value[1]}="${value[2]}"`;
  }
  if (!tag.endsWith('>')) {
    return `begins a tag with "${shorten(tag)}" and never ends it; write > at its end, or \\< for the sign itself`;
  }
  return `has "${character}" in the tag ${shorten(tag)}, where it cannot stand; a tag looks like <Term slug="saidi">, and for the sign itself write \\<`;
}

/** The opening quotation mark of a value that is not closed on its line swallows what follows. */
function findOpenQuote(text: string, offset: number): MdxDiagnostic | undefined {
  const before = text.slice(Math.max(0, offset - 4000), offset);
  const base = Math.max(0, offset - 4000);
  for (const match of [...before.matchAll(/<([A-Z]\w*)[^<>\n]*/g)].toReversed()) {
    const [head, name = ''] = match;
    const start = base + match.index;
    const tag = text.slice(start, toTagEnd(text, start + head.length));
    if ((tag.match(/"/g)?.length ?? 0) % 2 === 0) continue;
    const message = `opens a quotation mark in the tag ${shorten(tag)} and never closes it; write " behind the value`;
    const end = start + tag.length;
    return { start, end, message, text: paintPair(text, start, end, name) };
  }
  return undefined;
}

function explainUnclosed({ text, offset, reason }: Stop): MdxDiagnostic {
  const [, line = '', column = ''] = /`<[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const start = line === '' ? offset : toOffset(text, Number(line), Number(column));
  const name = /^<([\w.]*)/.exec(text.slice(start, start + 80))?.[1] ?? '';
  const end = toTagEnd(text, start + 1 + name.length);
  const tag = text.slice(start, end);
  if (VOID.includes(name)) {
    return { start, end, message: toVoidMessage(tag, name), text: paint(text, start, end) };
  }
  const other = /^Unexpected closing tag `<\/([^`>]*)>`/.exec(reason)?.[1];
  const message = toUnclosedMessage(text.slice(end), name, other, reason);
  return { start, end, message, text: paintPair(text, start, end, name, other) };
}

function toVoidMessage(tag: string, name: string): string {
  if (name === 'br') {
    return `has ${tag} without a slash; write <br />, or leave an empty line to begin a new paragraph`;
  }
  return `has the HTML tag ${shorten(tag)}, and pages are written without HTML; ${htmlAdvice[name] ?? 'delete it'}`;
}

function toUnclosedMessage(rest: string, name: string, other: string | undefined, reason: string) {
  if (other !== undefined && other.toLowerCase() === name.toLowerCase()) {
    return `opens <${name}> and closes it with </${other}>; write both names the same way`;
  }
  if (rest.includes(`</${name}>`) && reason.includes('before the end of')) {
    return `opens <${name}> in one paragraph and closes it in another; write <${name} …> and </${name}> on lines of their own, each with an empty line above and below`;
  }
  if (other !== undefined && rest.includes(`</${name}>`)) {
    return `closes <${other}> before <${name}>, which was opened inside it; write </${name}> in front of </${other}>`;
  }
  if (other !== undefined) {
    return `opens <${name}> and does not close it before </${other}>; write </${name}> in front of </${other}>`;
  }
  return reason.includes('`paragraph`')
    ? `opens <${name}> and never closes it; write </${name}> behind the last word that belongs to it`
    : `opens <${name}> and never closes it; write </${name}> on a line of its own behind the last paragraph that belongs to it`;
}

function explainOrphan({ text, offset }: Stop): MdxDiagnostic {
  const start = Math.max(0, text.lastIndexOf('<', offset));
  const end = toTagEnd(text, start);
  const tag = text.slice(start, end);
  const name = tag.replace(/[</>\s]/g, '');
  const message = `closes <${name}> with ${shorten(tag)}, but no <${name}> is open here; delete it, or write <${name}> where it begins`;
  return { start, end, message, text: paint(text, start, end) };
}

/** Paints over a tag and the closing tag that belongs to it, so that one mistake stays one. */
function paintPair(text: string, start: number, end: number, name: string, other = name): string {
  const painted = paint(text, start, end);
  const closing = other.toLowerCase() === name.toLowerCase() ? other : name;
  const close = painted.indexOf(`</${closing}>`, end);
  const open = painted.indexOf(`<${name}`, end);
  const isOwn = close >= 0 && (open < 0 || open > close);
  return isOwn ? paint(painted, close, close + closing.length + 3) : painted;
}

function toTagEnd(text: string, from: number): number {
  const lineEnd = toLineEnd(text, from);
  const close = text.indexOf('>', from);
  return close >= 0 && close < lineEnd ? close + 1 : lineEnd;
}

function toLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function toOffset(text: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
