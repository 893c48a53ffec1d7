import { shorten } from '#base/words';
import type { Block, MarkdownDiagnostic, Prose, ProseRule } from './prose';
import { ESCAPED, TAKEN } from './prose';

/** One or several of the same sign, left in what readers see. */
interface Run {
  block: Block;
  sign: string;
  at: number;
  before: string;
  after: string;
}

const names: Record<string, string> = {
  '*': 'italic text',
  _: 'italic text',
  '**': 'bold text',
  __: 'bold text',
  '~~': 'struck text',
  '***': 'bold text',
};

/** How far a line may be indented. */
const LONGEST_INDENT = 40;

/** Asterisks, underscores and tildes that emphasise nothing. */
export const marks: ProseRule[] = [
  (prose) => {
    const open: Run[] = [];
    return prose.blocks.flatMap((block) => findRuns(listRuns(block), open, prose));
  },
];

/** @param open what earlier paragraphs have opened and not closed */
function findRuns(runs: readonly Run[], open: Run[], prose: Prose): MarkdownDiagnostic[] {
  let paired: Run | undefined;
  return runs.flatMap((run, at): MarkdownDiagnostic[] => {
    if (run === paired) return [];
    const next = runs[at + 1];
    if (next !== undefined && isPair(run, next)) {
      paired = next;
      return [toUntaken(run, next)];
    }
    if (isOpener(run)) {
      open.push(run);
      return [toUnclosed(run)];
    }
    const isMeant = run.sign.length === 1 || run.sign.length > 3 || isLone(run);
    return isMeant || isOfLast(open, run) || isFootnote(run, prose) ? [] : [toUnopened(run)];
  });
}

function listRuns(block: Block): Run[] {
  const { seen, start } = block;
  return [...seen.matchAll(/\*+|_+|~~+/g)]
    .map(({ index, 0: sign }) => ({
      block,
      sign,
      at: start + index,
      before: seen.charAt(index - 1) || '\n',
      after: seen.charAt(index + sign.length) || '\n',
    }))
    .filter((run) => !isMeant(run));
}

/** Multiplication, names_of_fields, a line to fill in, a mark of a footnote. */
function isMeant(run: Run): boolean {
  const { sign, before, after } = run;
  const isInside = isWord(before) && isWord(after);
  if (sign.startsWith('_')) return isInside || sign.length > 2;
  if (sign === '*') return isInside || isLone(run) || (isStart(run) && isWord(after));
  return sign === '**' && /\d/.test(before) && /\d/.test(after);
}

function isStart({ block, at }: Run): boolean {
  const end = at - block.start;
  const before = block.seen.slice(Math.max(0, end - LONGEST_INDENT), end);
  return /(^|\n)[ \t]*$/.test(before);
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

function isSpace(character: string): boolean {
  return /\s/.test(character);
}

function isLone({ before, after }: Run): boolean {
  return isSpace(before) && isSpace(after);
}

function isOpener(run: Run): boolean {
  const { before, after } = run;
  const isFree = !isWord(before) && before !== TAKEN && before !== ESCAPED;
  return !isSpace(after) && isFree;
}

/** Two equal signs that stand round words without emphasising them. */
function isPair(run: Run, next: Run): boolean {
  if (run.sign !== next.sign || run.sign.length > 3) return false;
  const between = run.block.seen.slice(toInner(run), next.at - run.block.start);
  if (between.trim() === '' || /\n[ \t]*\n/.test(between)) return false;
  const isTightBefore = !isSpace(run.after);
  const isTightAfter = !isSpace(next.before);
  if (run.sign.length === 1) return isTightBefore || isTightAfter;
  return isTightBefore || isTightAfter || /\p{L}/u.test(between);
}

function toInner({ block, at, sign }: Run): number {
  return at - block.start + sign.length;
}

function toUntaken(run: Run, next: Run): MarkdownDiagnostic {
  const { block, sign } = run;
  const start = run.at;
  const end = next.at + sign.length;
  const inner = block.raw.slice(toInner(run), next.at - block.start);
  const better = `${sign}${inner.trim()}${sign}`;
  const isSpaced = inner !== inner.trim();
  const lead = (isSpaced ? /^\s/.test(inner) : isGluedBefore(run)) && !isSpace(run.before);
  const tail = (isSpaced ? /\s$/.test(inner) : isGluedAfter(next)) && isWord(next.after);
  const text = `${lead && run.before !== '\n' ? ' ' : ''}${better}${tail ? ' ' : ''}`;
  const why = isSpaced
    ? `has a space between ${sign} and the words, so readers see the signs themselves`
    : `has ${sign} against a letter and a sign, so readers see ${sign} itself`;
  const message = `${why}: ${shorten(block.raw.slice(start - block.start, end - block.start))}; write "${shorten(text.trim())}"${isSpaced ? '' : ' with a space beside it'}`;
  return { kind: 'emphasis-untaken', start, end, message, fix: [{ start, end, text }] };
}

function isGluedBefore({ before, after }: Run): boolean {
  return isWord(before) && !isWord(after);
}

function isGluedAfter({ before, after }: Run): boolean {
  return isWord(after) && !isWord(before);
}

function toUnclosed(run: Run): MarkdownDiagnostic {
  const { at, sign } = run;
  const words = wordsBehind(run);
  const message = `opens ${names[sign] ?? 'a mark'} with ${sign} and does not close it in the same paragraph, so readers see ${sign} itself; write ${sign} behind its last word as well: "${sign}${words}${sign}", or ${toEscaped(sign)} for the sign itself`;
  return {
    kind: 'emphasis-unclosed',
    start: at,
    end: at + sign.length,
    message,
    isWarning: sign === '_',
  };
}

function toUnopened({ at, sign }: Run): MarkdownDiagnostic {
  const message = `closes ${names[sign] ?? 'a mark'} with ${sign} that nothing opens, so readers see ${sign} itself; delete it, or write ${sign} in front of the first word as well`;
  return { kind: 'emphasis-unopened', start: at, end: at + sign.length, message };
}

/** What opens in one paragraph and closes in the next is one mistake. */
function isOfLast(open: Run[], run: Run): boolean {
  const last = open.at(-1);
  if (last === undefined || last.sign !== run.sign || last.block === run.block) return false;
  open.pop();
  return true;
}

/** "others**" is explained by a line that begins with two escaped asterisks. */
function isFootnote({ sign }: Run, { text }: Prose): boolean {
  return sign === '**' && /^[ \t]*\\\*\\\*/m.test(text);
}

function wordsBehind({ block, at, sign }: Run): string {
  const rest = block.raw.slice(at - block.start + sign.length);
  return /^\S+(?: \S+)?/.exec(rest)?.[0].replace(/(?<![.,;:!?])[.,;:!?]+$/, '') ?? 'words';
}

function toEscaped(sign: string): string {
  return sign.replace(/./g, '\\$&');
}
