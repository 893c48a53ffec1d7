import { memoize } from '../cache/memoize.ts';
import { FIGURES_FILE, SITE_FILE } from '../model/conventions.ts';
import { type Facts, kindOfFact } from '../model/facts.ts';
import type { Finding, Problem } from '../problem.ts';
import { blank, blankComments } from '../read/blank.ts';
import { type ContentFile, parseContentFile } from '../read/content-file.ts';
import { valueAt } from '../read/data.ts';
import { type Disk, listDrawings } from '../read/disk.ts';
import { replace } from '../read/edits.ts';
import { listTexts } from '../read/field-values.ts';
import { splitParts } from '../read/frontmatter.ts';
import { textIndex } from '../read/locate.ts';
import { toPhoneLink } from '../wording/text.ts';
import { findNearest, shorten, toList } from '../wording/words.ts';
import {
  type Figure,
  figuresSchema,
  findFormer,
  findWrong,
  listFormerFigures,
  numberOf,
  readDrawingText,
  toValue,
} from './figures.ts';
import { toFieldFindings, toProblems } from './rule.ts';

/** Facts of `content/site.yaml` that a file writes out or contradicts, and tags that name none. */
export function checkFacts(files: readonly ContentFile[], facts: Facts): Problem[] {
  const site = files.find(({ path }) => path === SITE_FILE);
  const known = new Set(listOthers(site?.data).map(toKey));
  return files.flatMap((file) => {
    if (file.unreadable !== undefined) return [];
    const findings = [...findUnknownTags(file), ...validateWritten(file, facts, known)];
    return toProblems('fact', file.path, findings);
  });
}

/** The numbers and addresses that pages may contain besides our own. */
function listOthers(site: unknown): string[] {
  const others = valueAt(site, ['contact', 'others']);
  return Array.isArray(others) ? others.filter((other) => typeof other === 'string') : [];
}

const TAG = /<\/?([A-Za-z]\w*)(?:[^\w<>][^<>]*?)??\/?>|\{\{\s*([\w.-]+)\s*\}\}/g;
const WHOLE = /^<[A-Z]\w*( number)?\s*\/>$/;

/** Tags in the fields of a file; those in its body are components, which have their own rule. */
function findUnknownTags(file: ContentFile): Finding[] {
  const names = [...file.model.facts.keys()];
  return listTexts(file).flatMap(({ path, text }) =>
    [...text.matchAll(TAG)].flatMap(([tag, name, braced]) =>
      toFieldFindings(file, path, validateTag(names, tag, name ?? braced ?? '')),
    ),
  );
}

function validateTag(names: readonly string[], tag: string, name: string): string | undefined {
  if (names.includes(name) && WHOLE.test(tag)) return undefined;
  const nearest = findNearest(name.replace(/^.*\./, ''), names);
  if (nearest === undefined && !/^(?:<\/?[A-Z]|\{\{)/.test(tag)) return undefined;
  const known = toList(names.map((fact) => `<${fact} />`));
  const advice = nearest === undefined ? `known are ${known}` : `write <${nearest} />`;
  return `has ${shorten(tag)}, and text of a field takes no tags but the facts of ${SITE_FILE}; ${advice}`;
}

/** A whole link, or a bare number or address; not a link whose text already has a fact. */
const WRITTEN = new RegExp(
  [
    String.raw`\[(?<words>(?:(?!<[A-Z])[^[\]\n])*)\]\((?<protocol>tel|mailto):(?<target>[^)\s?]*)\)`,
    String.raw`(?<phone>(?<![\w+/.-])(?:\+\d[\d ()./-]{6,20}\d|\(\d{3}\) ?\d{3}[ -]\d{4}|\d{3}-\d{3}-\d{4})(?!\w))`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
  ].join('|'),
  'g',
);
/** Most files have no match, so they need no closer look. */
const MAY_HOLD = /@|tel:|\+\d|\d[ -]\d{4}/;
/** What no visitor reads: code and comments. */
const UNREAD = /^(`{3,})(?!`)[\s\S]*?^\1`*[ \t]*$|`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}/gm;
/** The group that defines the facts. */
const CONTACT = /^contact:[^\n]*\n(?:[ \t][^\n]*\n|\r?\n)*/m;

/** Validates the phone numbers and email addresses that a file writes out, except known ones. */
function validateWritten(file: ContentFile, facts: Facts, known: ReadonlySet<string>): Finding[] {
  if (!MAY_HOLD.test(file.source)) return [];
  const { rangeOf } = textIndex(file.source);
  const text = blankUnread(file);
  return [...text.matchAll(WRITTEN)].flatMap((match) => {
    const written = toWritten(match, text, facts);
    if (written === undefined || known.has(toKey(written.found))) return [];
    const { tag, kind, found, isSame, remedy } = written;
    const what = `has the ${nouns[kind]} "${shorten(found)}"`;
    const message = isSame
      ? `${what}, which ${SITE_FILE} has too; write ${remedy} instead, so that a change there changes it here`
      : `${what}, but ${SITE_FILE} has "${facts.get(tag)}"; write ${remedy}, or add "${shorten(found)}" to contact.others there, where this one is meant`;
    const range = rangeOf(match.index, match.index + match[0].length);
    return [{ range, message, isWarning: true, fix: isSame ? replace(file, range, remedy) : [] }];
  });
}

const nouns = { phone: 'phone number', email: 'email address' };

/** The fact that a match equals or contradicts, and what to write; undefined for other matches. */
function toWritten({ 0: whole, index, groups = {} }: RegExpExecArray, text: string, facts: Facts) {
  const { words: label, protocol, target = whole, phone } = groups;
  const kind: keyof typeof nouns = protocol === 'tel' || phone !== undefined ? 'phone' : 'email';
  const [tag, fact] = [...facts].find(([, value]) => kindOfFact(value) === kind) ?? [];
  if (tag === undefined || fact === undefined) return undefined;
  if (kind === 'email' && !isOurs(target, fact)) return undefined;
  const digits = target.replace(/\D/g, '');
  if (phone !== undefined && digits.length < 8) return undefined;
  const isSame =
    kind === 'email'
      ? target.toLowerCase() === fact.toLowerCase()
      : digits.length >= 7 && toPhoneLink(fact).endsWith(digits);
  if (label === undefined) {
    const isAddress = /(?:tel|mailto):$/.test(text.slice(0, index));
    return { tag, kind, found: whole, isSame, remedy: isAddress ? `<${tag}/>` : `<${tag} />` };
  }
  const isShown = toKey(label) === toKey(target);
  const remedy = isShown ? `<${tag} />` : `<${tag}>${label}</${tag}>`;
  return { tag, kind, found: isShown ? label : target, isSame, remedy };
}

/** The text of a file, with spaces in place of what no visitor reads. */
function blankUnread({ path, source }: ContentFile): string {
  const { start = 0, end = 0 } = splitParts(path, source) ?? {};
  const yaml = blankComments(source.slice(start, end));
  const fields = path === SITE_FILE ? yaml.replace(CONTACT, blank) : yaml;
  return source.slice(0, start) + fields + source.slice(end).replace(UNREAD, blank);
}

/** Our addresses have our domain, or our name at an earlier one; all others are ignored. */
function isOurs(found: string, email: string): boolean {
  const [name, domain] = found.toLowerCase().split('@');
  const [ownName, ownDomain] = email.toLowerCase().split('@');
  return domain === ownDomain || name === ownName;
}

/** Numbers are compared by their digits, addresses by their letters. */
function toKey(text: string): string {
  return text.includes('@') ? text.toLowerCase() : text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
}

/**
 * Figures that a text or a drawing states differently from `content/figures.yaml`, and what else has
 * the number of a figure that was changed there.
 * @param sources what files said before, by path: those that differ now
 */
export function checkFigures(
  files: readonly ContentFile[],
  disk: Disk,
  sources: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const table = files.find(({ path }) => path === FIGURES_FILE);
  if (table === undefined) return [];
  const texts = files.filter((file) => file !== table && file.unreadable === undefined);
  return [...texts, ...textsOfDrawings(disk)].flatMap(byTable(table, sources.get(FIGURES_FILE)));
}

const textsOfDrawings = memoize((disk: Disk) =>
  listDrawings(disk).map(({ path, source }) => ({ path, source: readDrawingText(source) })),
);

/** An invalid table counts as empty: another rule reports it. */
function readFigures(data: unknown): readonly Figure[] {
  return figuresSchema.safeParse(data).data ?? [];
}

/** Checks a text against a table; memoized, since development rechecks all files at each save. */
const byTable = (table: ContentFile, earlier = '') => toFigureChecks(table)(earlier);

const toFigureChecks = memoize((table: ContentFile) => {
  const checks = new Map<string, ReturnType<typeof toFigureCheck>>();
  return (earlier: string) => {
    const check = checks.get(earlier) ?? toFigureCheck(table, earlier);
    checks.set(earlier, check);
    return check;
  };
});

/** @param earlier what the table said before; empty if it said the same */
function toFigureCheck(table: ContentFile, earlier: string) {
  const figures = readFigures(table.data);
  const former = listFormerFigures(
    figures,
    readFigures(parseContentFile(table.model, table.path, earlier).data),
  );
  return memoize(({ path, source }: Pick<ContentFile, 'path' | 'source'>): Problem[] => {
    const wrong = findWrong(source, figures);
    const { rangeOf } = textIndex(source);
    const findings = wrong.map(({ figure, found, start, end }): Finding => {
      const right = numberOf(figure);
      const isFormer = former.some(
        (one) => one.figure === figure && toValue(one.former) === toValue(found),
      );
      return {
        range: rangeOf(start, end),
        message: `says ${found}, but ${FIGURES_FILE} has ${right} for "${figure.about}"; write ${right}, or other words where something else is meant`,
        fix: isFormer ? [{ start, end, text: right }] : [],
      };
    });
    const left = findFormer(source, former)
      .filter((one) => wrong.every(({ start }) => start !== one.start))
      .map(({ figure, found, start, end }): Finding => {
        const right = numberOf(figure);
        const message = `says ${found}, which was the figure for "${figure.about}" until ${FIGURES_FILE} said ${right}; write ${right} where it is the same`;
        return { range: rangeOf(start, end), message, isWarning: true };
      });
    return toProblems('fact', path, [...findings, ...left]);
  });
}
