import { TO_DO } from '../model/entry-template.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { toPublication } from '../read/data.ts';
import { listTexts } from '../read/field-values.ts';
import { onLine, toLines } from '../read/locate.ts';
import { shorten } from '../wording/words.ts';
import { type Found, forNodes, type Line, type ProseRule, RUNNING_TEXT } from './prose/prose.ts';
import { toFieldFindings, toProblems } from './rule.ts';

/** How assistants point to their sources. */
const SOURCE =
  /:contentReference\[[^\]\n]{0,40}\]?|\boaicite\b|【[^】\n]{0,40}】|(?<!\p{L})\u{E200}?(?:cite)?(?:\u{E202}?turn\d+(?:search|view|news|file)\d+)+\u{E201}?/u;

/** A unit behind a figure that nobody has filled in. */
const UNIT = String.raw`(?:%|[kM]?VAr?|[kM]?W|[kM]?Wh|[kM]?V|[km]?A|k?Hz|[cmk]?m|kg|USD|weeks|days|hours)(?![\p{L}\p{N}])`;

const NOTES = [
  new RegExp(`(?:^|(?<=[.!?:] )|(?<=["“]))${TO_DO.slice(0, -1)}(?::|$)`, 'im'),
  /\b(?:TODO|TO DO|TO-DO|FIXME|TBD|TKTK)\b/,
  /(?:^|(?<=[.!?:] ))todo(?:[:.]|$)/im,
  /\blorem ipsum\b/i,
  /(?<![\p{L}\p{N}/._])(?:x{3,}|X{4,}|X{3}(?=[ .,;:!?)]*$))(?![\p{L}\p{N}/_-])/u,
  /[[<](?:insert|add|your|replace|placeholder|fill in|enter)\b[^\]>\n]{0,60}[\]>]/i,
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:XX|xx)(?=[ \u00A0]?${UNIT})`, 'u'),
  SOURCE,
  /\bError! (?:Reference source|Bookmark|Hyperlink reference) not (?:found|defined|valid)\b/i,
  /\b(?:Click or tap|Click) here to enter (?:text|a date)\b/i,
  /^[ \t]*Page \d+ of \d+[ \t]*$/m,
  /\b(?:Fig(?:ure|s)?|Tables?|Sections?|Eqs?|Chapter)\b\.? \?\?/,
  /#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|N\/A)/,
  /^\[(?:link|image|picture|photo|logo|chart|table|figure|source)\]$/im,
  /\b(?:your text (?:goes )?here|text (?:goes|comes) here|placeholder text|insert text here)\b/i,
];

/** The first placeholder in a text, with its place; undefined in a finished text. */
function findPlaceholder(text: string, sentences: readonly string[]) {
  const whole = sentences.find((sentence) => text.trim() === sentence);
  if (whole !== undefined) return { index: text.indexOf(whole), text: whole };
  const matches = NOTES.map((note) => note.exec(text)).filter((match) => match !== null);
  const [first] = matches.toSorted((a, b) => a.index - b.index);
  return first && { index: first.index, text: first[0] };
}

const FINISH = 'write what belongs there, or keep the entry offline with "draft: true"';

/** Whether a mistake of this kind is allowed in a draft. */
export function isUnfinished(kind: string): boolean {
  return kind.startsWith('unfinished-');
}

/** Placeholders in a body: the first of a paragraph, but all sources of an assistant. */
export function unfinished(sentences: readonly string[]): ProseRule {
  return forNodes('unfinished-words', RUNNING_TEXT, (block) => {
    const found = findPlaceholder(block.seen, sentences);
    if (found === undefined) return undefined;
    if (SOURCE.test(found.text)) return listSources(block);
    const start = block.start + found.index;
    return { start, end: start + found.text.length, message: toMessage(found.text) };
  });
}

function listSources({ start: blockStart, seen, raw }: Line): Found[] {
  return [...seen.matchAll(new RegExp(SOURCE, 'gu'))].map(({ 0: text, index }) => {
    const [start, end] = [blockStart + index, blockStart + index + text.length];
    const behind = raw.slice(index + text.length);
    const [space = ''] = /[ \t]{0,9}$/.exec(seen.slice(0, index)) ?? [];
    // A space in front of a source would stand before the full stop, or be there twice.
    const isOver = /^(?:\{index=\d+\})?(?:[.,;:!?]|\s|$)/.test(behind);
    const from = isOver ? start - space.length : start;
    return { start, end, message: toMessage(text), fix: [{ start: from, end, text: '' }] };
  });
}

function toMessage(text: string, remedy = FINISH): string {
  return `has "${shorten(text)}", and readers would see it; ${remedy}`;
}

const REMARK = /\{\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+\}/g;

/** What must not go online yet: placeholders, and missing text. */
export function checkUnfinished(file: ContentFile): Problem[] {
  if (!file.hasData || toPublication(file.data).draft) return [];
  return toProblems('unfinished', file.path, [...findInFields(file), ...findEmpty(file)]);
}

function findInFields(file: ContentFile): Finding[] {
  return listTexts(file).flatMap(({ path, text }) => {
    const found = findPlaceholder(text, file.model.templateSentences);
    if (found === undefined) return [];
    const remedy = file.path.endsWith('.mdx') ? FINISH : 'write what belongs there';
    return toFieldFindings(file, path, toMessage(found.text, remedy));
  });
}

function findEmpty(file: ContentFile): Finding[] {
  if (file.model.toEntryAddress(file.path) === undefined) return [];
  const text = file.body.replace(REMARK, '').replace(/^#+ .*$/gm, '');
  if (text.trim() !== '') return [];
  const last = toLines(file.source).length - 1;
  const message = `has no text below its fields, so its page would be empty; ${FINISH}`;
  return [{ range: onLine(last, 0, 0), message }];
}
