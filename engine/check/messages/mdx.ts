import type { VFileMessage } from 'vfile-message';
import type { Finding } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { replace } from '../read/edits.ts';
import { textIndex } from '../read/locate.ts';
import { shorten } from '../wording/words.ts';
import { braceMessage, codeMessage, readSpan, toBraceRemedy } from './code.ts';
import { htmlAdvice } from './html-advice.ts';

interface Stop {
  /** The text that was parsed. */
  text: string;
  /** The offset at which it gave up. */
  offset: number;
  /** The parser's own reason. */
  reason: string;
}

/** A mistake in MDX: its start and end offsets, its message, and what to write instead. */
interface Slip {
  start: number;
  end: number;
  message: string;
  better?: string | undefined;
}

/** Explains what the MDX parser stumbled over. */
export function explainMdx(file: ContentFile, error: VFileMessage): Finding {
  const { offsetAt, rangeOf } = textIndex(file.body);
  const { reason } = error;
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const offset = offsetAt(error.line ?? Number(line ?? 1), error.column ?? Number(column ?? 1));
  const stop = { text: file.body, offset, reason };
  const { start, end, message, better } = explain(stop, error.source, file) ?? giveUp(stop);
  const range = rangeOf(start, end);
  return { range, message, ...(better !== undefined && { fix: replace(file, range, better) }) };
}

function explain(stop: Stop, parser: string | undefined, file: ContentFile): Slip | undefined {
  if (parser === 'micromark-extension-mdxjs-esm') return explainCode(stop);
  if (parser === 'micromark-extension-mdx-expression') return explainBrace(stop, file);
  return explainTag(stop);
}

/** The last resort: a place, and what to compare it with. */
function giveUp({ text, offset }: Stop): Slip {
  const message =
    'cannot be read from here on; look for a "<" or a "{" that is not meant as one, and write "\\<" or "\\{" instead';
  return { start: offset, end: Math.min(text.length, offset + 1), message };
}

/** Braces whose content is not valid code, or that are never closed. */
function explainBrace(
  { text, offset, reason }: Stop,
  { model: { facts } }: ContentFile,
): Slip | undefined {
  const isOpen = reason.includes('end of file') || reason.includes('Unexpected lazy');
  const start = isOpen ? findUnclosed(text, offset) : text.lastIndexOf('{', offset);
  if (start < 0) return undefined;
  if (isOpen) {
    const message =
      'has a brace { that is never closed, and braces hold program code; delete it, or write \\{ where readers should see it';
    return { start, end: start + 1, message };
  }
  const close = Math.max(start, text.indexOf('}', start));
  // Other systems write {{ phone }}.
  const more = text[start - 1] === '{' && text[close + 1] === '}' ? 1 : 0;
  const range = { start: start - more, end: close + 1 + more };
  const code = text.slice(range.start + 1, Math.max(start + 1, range.end - 1));
  if (/<[A-Za-z][^<>]*$/.test(text.slice(Math.max(0, start - 300), start))) {
    const message = `has {${shorten(code)}} inside a tag; write the value between quotation marks: name="value"`;
    return { ...range, message };
  }
  const before = text.slice(Math.max(0, range.start - 300), range.start);
  const message = braceMessage(code, facts, before);
  const better = toBraceRemedy(code, facts);
  // Pandoc writes [words]{.underline}: without their setting, the brackets mean nothing either.
  const found = better === '' ? readSpan(before) : undefined;
  if (found === undefined) return { ...range, message, better };
  const whole = { start: range.start - found.span.length, end: range.end };
  const spanMessage = `${message}, and the brackets in front of it`;
  return { ...whole, message: spanMessage, better: found.text };
}

/** What makes a line with one of these words program code: a sentence may have "from" and ";" too. */
const CODE =
  /^import\s*(?:["'{*(]|[\w$]+\s*(?:,\s*[{*].*)?\bfrom\s*["'])|^export\s*(?:[{*]|(?:async|class|const|default|enum|function|interface|let|type|var)\b.*[=({;])/;

/** A paragraph that begins with `import` or `export` but does not parse. */
function explainCode({ text, offset }: Stop): Slip | undefined {
  const match = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)].at(-1);
  if (match === undefined) return undefined;
  const { index: start, 0: word } = match;
  const line = text.slice(start, toLineEnd(text, start));
  if (CODE.test(line)) {
    return { start, end: start + line.length, message: codeMessage(word) };
  }
  const message = `begins a line with the word "${word}", which reads like program code; begin with another word, or with a capital letter`;
  // Code can only stand where a paragraph begins, and a paragraph begins with a capital letter.
  const better = word.charAt(0).toUpperCase() + word.slice(1);
  return { start, end: start + word.length, message, better };
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

/** HTML void elements, which MDX requires to be closed. */
const VOID = ['br', 'hr', 'img', 'input', 'wbr', 'source', 'meta', 'link', 'embed', 'col'];

/** A "<" that does not begin a tag, or a tag that is unfinished or unclosed. */
function explainTag(stop: Stop): Slip | undefined {
  const { text, offset, reason } = stop;
  if (reason.startsWith('Expected a closing tag') || reason.startsWith('Unexpected closing tag')) {
    return explainUnclosed(stop);
  }
  if (reason.startsWith('Unexpected closing slash')) return explainOrphan(stop);
  const quote = findOpenQuote(text, offset);
  if (quote !== undefined) return quote;
  const start = text.lastIndexOf('<', offset);
  if (start < 0) return undefined;
  const rest = text.slice(start, start + 2000);
  if (rest.startsWith('<!--')) {
    const message =
      'opens an HTML comment with <!-- that is never closed; delete it, or write {/* your remark */}';
    return { start, end: start + 4, message };
  }
  const address = explainAddress(start, rest, text.slice(Math.max(0, start - 200), start));
  if (address !== undefined) return address;
  const name = /^<\/?([A-Za-z][\w.]*)/.exec(rest)?.[1];
  return name === undefined || reason.includes('end of file before name')
    ? explainAngle(start, rest)
    : explainBrokenTag(stop, start, name);
}

/** The word that an address in angle brackets stands against, as in plain text of Outlook. */
const GLUED = /[\p{L}\p{N}](?:[^\s<>()[\]{}*_`]{0,200}[\p{L}\p{N}])?$/u;

function explainAddress(start: number, rest: string, before: string): Slip | undefined {
  const [whole, url = '', title = ''] = /^<(https?:[^\s<>|]+)\|([^<>|\n]+)>/.exec(rest) ?? [];
  if (whole !== undefined) {
    const better = `[${title.trim()}](${url})`;
    const message = `has a link of Slack, ${shorten(whole)}; write ${shorten(better)}`;
    return { start, end: start + whole.length, message, better };
  }
  const [mention] = /^<[@#!][^\s<>]+>/.exec(rest) ?? [];
  if (mention !== undefined) {
    const message = `has a mention of Slack, ${shorten(mention)}; write the name, or delete it`;
    return { start, end: start + mention.length, message };
  }
  const address = /^<((?:[a-z]+:|[^\s<>@/]+@)[^\s<>]*[^\s<>.,;:!?])>?/.exec(rest);
  if (address === null) return undefined;
  const [all, target = ''] = address;
  const link = target.includes(':') ? target : `mailto:${target}`;
  const email = link.startsWith('mailto:') ? link.replace('mailto:', '') : undefined;
  const [glued] = GLUED.exec(before) ?? [];
  const label = glued ?? email ?? 'words that say where it leads';
  const message = `has an address in angle brackets, ${shorten(all)}; write a link: [${label}](${shorten(link)})`;
  const shown = glued ?? email ?? link.replace(/^https?:\/\/(?:www\.)?/, '');
  const isPlain = email !== undefined || /^https?:[^()[\]]+$/.test(link);
  const better = isPlain ? `[${shown}](${link})` : undefined;
  return { start: start - (glued?.length ?? 0), end: start + all.length, message, better };
}

function explainAngle(start: number, rest: string): Slip {
  const opening = /^<[^\s<>]{0,20}/.exec(rest)?.[0] ?? '<';
  const message = `has "${opening}", but "<" begins a tag here; write ${toAngleAdvice(opening)}`;
  return { start, end: start + opening.length, message };
}

function toAngleAdvice(opening: string): string {
  if (opening.startsWith('<=')) return '"at most" or "≤"';
  if (/^<[-–]/.test(opening)) return '"←", or \\< for the sign itself';
  const less = /^<[\d$€£.]/.test(opening) ? `"less than ${opening.slice(1)}", or ` : '';
  return `${less}"\\${opening}" for the sign itself`;
}

const VALUE = /(?<![\w-])([A-Za-z][\w-]*)\s*=\s*[“”„‘’«]?([^\s"'“”„‘’»<>{}]+)/;
const CURLY_VALUE = /(?<![\w-])([A-Za-z][\w-]*)\s*=\s*[“”„‘’«]([^"“”„‘’«»<>{}]+)[“”„‘’«»]/;

/** What follows the closing quotation mark of a value: the next name, or the end of the tag. */
const BEHIND_VALUE = /^(?:\s+[A-Za-z][\w-]*\s*=|\s*\/?>)$/;

/** A tag with the quotation marks inside its values made curly. */
function curlInside(tag: string): string {
  let isOutside = true;
  let isOpen = false;
  const [start = '', ...parts] = tag.split('"');
  return parts.reduce((text, part) => {
    if (isOutside || BEHIND_VALUE.test(part)) {
      isOutside = !isOutside;
      return `${text}"${part}`;
    }
    isOpen = !isOpen;
    return `${text}${isOpen ? '“' : '”'}${part}`;
  }, start);
}

function explainBrokenTag({ text, offset, reason }: Stop, start: number, name: string): Slip {
  const end = toTagEnd(text, start);
  const tag = text.slice(start, end);
  const value = CURLY_VALUE.exec(tag) ?? VALUE.exec(tag);
  const straight = value === null ? '' : `${value[1]}="${value[2]}"`;
  if (/[“”„‘’«»]/.test(tag)) {
    const message = `has curly quotation marks in the tag <${name}>; write straight ones${value && `: ${straight}`}`;
    return { start, end, message, better: tag.replace(CURLY_VALUE, '$1="$2"') };
  }
  const curly = curlInside(tag);
  if (tag.endsWith('>') && curly !== tag) {
    const message = `has quotation marks inside the quotation marks of a value; write curly ones inside: ${shorten(curly)}`;
    return { start, end, message, better: curly };
  }
  if (reason.includes('before attribute value') && value !== null) {
    const message = `has a value without quotation marks in the tag <${name}>; write ${straight}`;
    return { start, end, message, better: tag.replace(VALUE, '$1="$2"') };
  }
  const message = tag.endsWith('>')
    ? `has "${text.charAt(offset)}" in the tag ${shorten(tag)}, where it cannot stand; a tag looks like <Term slug="saidi">, and for the sign itself write \\<`
    : `begins a tag with "${shorten(tag)}" and never ends it; write > at its end, or \\< for the sign itself`;
  return { start, end, message };
}

/** The opening quotation mark of a value that is not closed on its line swallows what follows. */
function findOpenQuote(text: string, offset: number): Slip | undefined {
  const base = Math.max(0, offset - 4000);
  for (const match of [...text.slice(base, offset).matchAll(/<[A-Z]\w*[^<>\n]*/g)].toReversed()) {
    const start = base + match.index;
    const tag = text.slice(start, toTagEnd(text, start + match[0].length));
    if ((tag.match(/"/g)?.length ?? 0) % 2 === 0) continue;
    const message = `opens a quotation mark in the tag ${shorten(tag)} and never closes it; write " behind the value`;
    return { start, end: start + tag.length, message };
  }
  return undefined;
}

function explainUnclosed({ text, offset, reason }: Stop): Slip {
  const [, line, column] = /`<[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const start =
    line === undefined ? offset : textIndex(text).offsetAt(Number(line), Number(column));
  const name = /^<([\w.]*)/.exec(text.slice(start, start + 80))?.[1] ?? '';
  const end = toTagEnd(text, start + 1 + name.length);
  const other = /^Unexpected closing tag `<\/([^`>]*)>`/.exec(reason)?.[1];
  const tag = text.slice(start, end);
  const html = `has the HTML tag ${shorten(tag)}, and pages are written without HTML; ${htmlAdvice.get(name) ?? 'delete it'}`;
  const message = VOID.includes(name)
    ? html
    : toUnclosedMessage(text.slice(end), name, other, reason);
  return { start, end, message: name === 'br' ? breakMessage(tag) : message };
}

/** What to say about an HTML line break. */
export function breakMessage(tag: string): string {
  return `has ${tag} without a slash; write <br />, or leave an empty line to begin a new paragraph`;
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

function explainOrphan({ text, offset }: Stop): Slip {
  const start = Math.max(0, text.lastIndexOf('<', offset));
  const end = toTagEnd(text, start);
  const tag = text.slice(start, end);
  const name = tag.replace(/[</>\s]/g, '');
  const message = `closes <${name}> with ${shorten(tag)}, but no <${name}> is open here; delete it, or write <${name}> where it begins`;
  return { start, end, message };
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
