import { shorten } from '#base/words';
import type { Block, MarkdownDiagnostic, ProseRule } from './prose';
import { ESCAPED, TAKEN } from './prose';

/** Two equal marks in a row, such as `**`, left in what readers see. */
interface Run {
  block: Block;
  sign: string;
  at: number;
  before: string;
  after: string;
}

const SIGNS = /(?<![*_~])(?:\*\*|__|~~)(?![*_~])/g;

/** Asterisks, underscores and tildes that emphasize nothing. One alone may be meant: 5 * 3. */
export const marks: ProseRule[] = [({ blocks }) => blocks.flatMap(findMarks)];

function findMarks(block: Block): MarkdownDiagnostic[] {
  const runs = listRuns(block);
  let paired: Run | undefined;
  return runs.flatMap((run, at): MarkdownDiagnostic[] => {
    if (run === paired) return [];
    const next = runs[at + 1];
    if (next !== undefined && isPair(run, next)) {
      paired = next;
      return [toUntaken(run, next)];
    }
    return isSpace(run.before) && isSpace(run.after) ? [] : [toLone(run)];
  });
}

/** The marks of a block; those in powers and names_of_fields are meant and left out. */
function listRuns(block: Block): Run[] {
  const { seen, start } = block;
  return [...seen.matchAll(SIGNS)]
    .map(({ index, 0: sign }) => ({
      block,
      sign,
      at: start + index,
      before: seen.charAt(index - 1) || '\n',
      after: seen.charAt(index + sign.length) || '\n',
    }))
    .filter(({ sign, before, after }) => {
      if (sign === '__') return !(isWord(before) && isWord(after));
      return !(/\d/.test(before) && /\d/.test(after));
    });
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

function isSpace(character: string): boolean {
  return /\s/.test(character);
}

/** Whether two equal marks enclose text without emphasizing it. */
function isPair(run: Run, next: Run): boolean {
  if (run.sign !== next.sign) return false;
  const between = run.block.seen.slice(toInner(run), next.at - run.block.start);
  if (between.trim() === '') return false;
  return !isSpace(run.after) || !isSpace(next.before) || /\p{L}/u.test(between);
}

function toInner({ block, at, sign }: Run): number {
  return at - block.start + sign.length;
}

function toUntaken(run: Run, next: Run): MarkdownDiagnostic {
  const { block, sign, at: start } = run;
  const end = next.at + sign.length;
  const inner = block.raw.slice(toInner(run), next.at - block.start);
  const isSpaced = inner !== inner.trim();
  const lead =
    (isSpaced ? /^\s/.test(inner) : isWord(run.before) && !isWord(run.after)) &&
    !isSpace(run.before);
  const tail = (isSpaced ? /\s$/.test(inner) : !isWord(next.before)) && isWord(next.after);
  const text = `${lead ? ' ' : ''}${sign}${inner.trim()}${sign}${tail ? ' ' : ''}`;
  const why = isSpaced
    ? `has a space between ${sign} and the words, so readers see the signs themselves`
    : `has ${sign} against a letter and a sign, so readers see ${sign} itself`;
  const message = `${why}: ${shorten(block.raw.slice(start - block.start, end - block.start))}; write "${shorten(text.trim())}"${isSpaced ? '' : ' with a space beside it'}`;
  return { kind: 'emphasis-untaken', start, end, message, fix: [{ start, end, text }] };
}

function toLone(run: Run): MarkdownDiagnostic {
  const { sign, at: start, before, after } = run;
  const end = start + sign.length;
  const name = sign === '~~' ? 'struck text' : 'bold text';
  const isOpener = !isSpace(after) && !isWord(before) && before !== TAKEN && before !== ESCAPED;
  const words = wordsBehind(run);
  const message = isOpener
    ? `opens ${name} with ${sign} and does not close it in the same paragraph, so readers see ${sign} itself; write ${sign} behind its last word as well: "${sign}${words}${sign}", or ${sign.replace(/./g, '\\$&')} for the sign itself`
    : `closes ${name} with ${sign} that nothing opens, so readers see ${sign} itself; delete it, or write ${sign} in front of the first word as well`;
  return { kind: isOpener ? 'emphasis-unclosed' : 'emphasis-unopened', start, end, message };
}

function wordsBehind({ block, at, sign }: Run): string {
  const rest = block.raw.slice(at - block.start + sign.length);
  return /^\S+(?: \S+)?/.exec(rest)?.[0].replace(/(?<![.,;:!?])[.,;:!?]+$/, '') ?? 'words';
}
