import { shorten } from '../../wording/words.ts';
import {
  ESCAPED,
  type Found,
  forNodes,
  type ProseRule,
  RUNNING_TEXT,
  TAKEN,
  type Visit,
} from './prose.ts';

/** Two equal marks in a row, such as `**`, left in what readers see. */
interface Run {
  block: Visit;
  sign: string;
  /** Its place in the block, and the one after it. */
  from: number;
  to: number;
  before: string;
  after: string;
}

const SIGNS = /(?<![*_~])(?:\*\*|__|~~)(?![*_~])/g;

/** Asterisks, underscores and tildes that emphasize nothing. One alone may be meant: 5 * 3. */
export const marks: ProseRule[] = [forNodes('emphasis', RUNNING_TEXT, findMarks)];

function findMarks(block: Visit): Found[] {
  const runs = listRuns(block);
  let paired: Run | undefined;
  return runs.flatMap((run, at): Found[] => {
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
function listRuns(block: Visit): Run[] {
  const { seen } = block;
  return [...seen.matchAll(SIGNS)]
    .map(({ index: from, 0: sign }) => {
      const to = from + sign.length;
      const before = seen.charAt(from - 1) || '\n';
      return { block, sign, from, to, before, after: seen.charAt(to) || '\n' };
    })
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
  const between = run.block.seen.slice(run.to, next.from);
  if (between.trim() === '') return false;
  return !isSpace(run.after) || !isSpace(next.before) || /\p{L}/u.test(between);
}

function toUntaken(run: Run, next: Run): Found {
  const { block, sign } = run;
  const inner = block.raw.slice(run.to, next.from);
  const isSpaced = inner !== inner.trim();
  const lead =
    (isSpaced ? /^\s/.test(inner) : isWord(run.before) && !isWord(run.after)) &&
    !isSpace(run.before);
  const tail = (isSpaced ? /\s$/.test(inner) : !isWord(next.before)) && isWord(next.after);
  const text = `${lead ? ' ' : ''}${sign}${inner.trim()}${sign}${tail ? ' ' : ''}`;
  const why = isSpaced
    ? `has a space between ${sign} and the words, so readers see the signs themselves`
    : `has ${sign} against a letter and a sign, so readers see ${sign} itself`;
  const message = `${why}: ${shorten(block.raw.slice(run.from, next.to))}; write "${shorten(text.trim())}"${isSpaced ? '' : ' with a space beside it'}`;
  const [start, end] = [block.start + run.from, block.start + next.to];
  return { kind: 'emphasis-untaken', start, end, message, fix: [{ start, end, text }] };
}

function toLone({ block, sign, from, to, before, after }: Run): Found {
  const name = sign === '~~' ? 'struck text' : 'bold text';
  const isOpener = !isSpace(after) && !isWord(before) && before !== TAKEN && before !== ESCAPED;
  const behind = /^\S+(?: \S+)?/.exec(block.raw.slice(to))?.[0];
  const bold = behind?.replace(/(?<![.,;:!?])[.,;:!?]+$/, '') ?? 'words';
  const message = isOpener
    ? `opens ${name} with ${sign} and does not close it in the same paragraph, so readers see ${sign} itself; write ${sign} behind its last word as well: "${sign}${bold}${sign}", or ${sign.replace(/./g, '\\$&')} for the sign itself`
    : `closes ${name} with ${sign} that nothing opens, so readers see ${sign} itself; delete it, or write ${sign} in front of the first word as well`;
  const [start, end] = [block.start + from, block.start + to];
  return { kind: isOpener ? 'emphasis-unclosed' : 'emphasis-unopened', start, end, message };
}
