import { SITE_FILE } from '../model/conventions.ts';
import type { Finding, Problem } from '../problem.ts';
import { blank, blankComments } from '../read/blank.ts';
import type { ContentFile } from '../read/content-file.ts';
import { type DrawingFile, listDrawings } from '../read/disk.ts';
import { splitParts } from '../read/frontmatter.ts';
import { textIndex } from '../read/locate.ts';
import { type FormerName, listFormerNames, listNames } from '../read/names.ts';
import { toProblems } from './rule.ts';
import type { Content } from './site.ts';

/** A text that visitors read. */
interface Text {
  path: string;
  source: string;
  /** The same with other signs in place of what nobody reads. */
  read: string;
}

/** What is looked for in texts. */
interface Search {
  /** What has one of the groups `plain`, `capitals` and `address`. */
  pattern: RegExp;
  /** Names of the site that contain this one, and stay. */
  kept: RegExp[];
  /** What is said about each place. */
  message: string;
  /** What is written there instead; undefined where something else may be meant. */
  better: string | undefined;
}

/**
 * Finds the names that a change replaces or takes away, wherever texts and drawings still say them.
 * Whether a place tells what was, nobody can know, so this is advice.
 */
export function checkNames({ model, files, disk, sources = new Map() }: Content): Problem[] {
  const former = listFormerNames(model, files, sources);
  if (former.length === 0) return [];
  const texts = [...files.filter(isReadable).map(toText), ...listDrawings(disk).map(toDrawingText)];
  const searches = toSearches(former, listNames(files), texts);
  return texts.flatMap((text) => toProblems('fact', text.path, findNames(text, searches)));
}

function isReadable({ unreadable }: ContentFile): boolean {
  return unreadable === undefined;
}

/** A comment in MDX. */
const REMARK = /\{\/\*[\s\S]*?\*\/\}/g;

function toText({ path, source }: ContentFile): Text {
  const { start = 0, end = 0 } = splitParts(path, source) ?? {};
  const yaml = blankComments(source.slice(start, end));
  const body = source.slice(end).replace(REMARK, blank);
  return { path, source, read: source.slice(0, start) + yaml + body };
}

/** Tags of drawings become bars, except for words that screen readers say. */
function toDrawingText({ path, source }: DrawingFile): Text {
  return { path, source, read: source.replace(/<[^<>]*>/g, toBars) };
}

function toBars(tag: string): string {
  const label = /\baria-label=(["'])(?<words>.*?)\1/s.exec(tag);
  const text = label?.groups?.words ?? '';
  const at = label === null ? 0 : label.index + label[0].length - text.length - 1;
  return '|'.repeat(at) + text + '|'.repeat(tag.length - at - text.length);
}

function toSearches(
  former: readonly FormerName[],
  names: readonly string[],
  texts: readonly Text[],
): Search[] {
  const isCommon = (name: string) => isSaidSmall(name, texts);
  const firstWords = former
    .flatMap((one) => listFirstWords(one, names))
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .filter(({ name }) => !isCommon(name));
  return [
    ...former.map((one) =>
      toSearch(one, names, toMessage(one, isCommon(one.name)), isCommon(one.name)),
    ),
    ...firstWords.map((one) => toSearch(one, names, toWordMessage(one))),
  ];
}

/** Whether a sentence says a name in small letters, too: then it may mean a thing. */
function isSaidSmall(name: string, texts: readonly Text[]): boolean {
  const small = name.toLowerCase();
  const pattern = new RegExp(`(?<=\\p{L} )${escapeSigns(small)}(?=[ ,.;:)]|$)`, 'mu');
  return small === name || texts.some(({ read }) => pattern.test(read));
}

/** The first word of a name of the brand, if no other name has it: texts may say it alone. */
function listFirstWords(former: FormerName, names: readonly string[]): FormerName[] {
  const [before, now = []] = [former.name.split(/\s+/), former.now?.split(/\s+/)];
  const [name = ''] = before;
  const isKept = names.some((one) => one.split(/\s+/).includes(name));
  if (former.file !== SITE_FILE || before.length < 2 || isKept) return [];
  // The new word is certain if the words behind it stay.
  const isSure = before.slice(1).join(' ') === now.slice(1).join(' ');
  return /^\p{Lu}[\p{L}\d]{2}/u.test(name)
    ? [{ ...former, name, now: isSure ? now[0] : undefined }]
    : [];
}

function toMessage({ name, now, file, field }: FormerName, isCommon: boolean): string {
  const unless = isCommon ? ', unless something else is meant' : '';
  return now === undefined
    ? `says "${name}", which is gone, since this change deletes ${file}; say it without that name${unless}`
    : `says "${name}", but ${field} in ${file} is "${now}" now; write "${now}"${unless}`;
}

function toWordMessage({ name, now, file, field }: FormerName): string {
  const advice = now === undefined ? 'write the new name' : `write "${now}"`;
  return `says "${name}", but ${field} in ${file} no longer does; ${advice}, or leave it where it tells what was`;
}

/** The name of the brand may stand in capitals, and in addresses as one word; others do not. */
function toSearch(
  { name, now, file }: FormerName,
  names: readonly string[],
  message: string,
  isCommon = false,
): Search {
  const words = name.split(/\s+/);
  const toPattern = (list: readonly string[], between: string) =>
    list.map(escapeSigns).join(between);
  const forms = [
    `(?<plain>${toPattern(words, '[\\s|]+')})`,
    `(?<capitals>${toPattern(
      words.map((word) => word.toUpperCase()),
      '[\\s|]+',
    )})`,
    `(?<address>${toPattern(
      words.map((word) => word.toLowerCase()),
      '[_-]?',
    )})`,
  ];
  const used = file === SITE_FILE ? forms : forms.slice(0, 1);
  return {
    pattern: toWhole(used.join('|')),
    kept: names
      .filter((one) => one !== name && one.includes(name))
      .map((one) => toWhole(toPattern(one.split(/\s+/), '\\s+'))),
    message,
    better: isCommon ? undefined : now,
  };
}

function toWhole(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');
}

function escapeSigns(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Every place of a name, once: a word of a longer one is part of that. */
function findNames({ source, read }: Text, searches: readonly Search[]): Finding[] {
  const findings: (Finding & { start: number })[] = [];
  let left = read;
  for (const { pattern, kept, message, better } of searches) {
    const text = kept.reduce((rest, one) => rest.replace(one, blank), left);
    for (const { 0: former, index, groups = {} } of text.matchAll(pattern)) {
      const end = index + former.length;
      const range = textIndex(source).rangeOf(index, end);
      const isInAddress = groups.address !== undefined;
      const written = groups.capitals === undefined ? better : better?.toUpperCase();
      const isFixed = written !== undefined && !isInAddress && !former.includes('|');
      findings.push({
        start: index,
        range,
        message: isInAddress ? toAddressMessage(former) : message,
        isWarning: true,
        fix: isFixed ? [{ start: index, end, text: written }] : [],
      });
      left = left.slice(0, index) + blank(former) + left.slice(end);
    }
  }
  return findings.toSorted((a, b) => a.start - b.start);
}

function toAddressMessage(former: string): string {
  return `has "${former}" in an address, which the former name of ${SITE_FILE} may have given it; look whether it has another one now`;
}
