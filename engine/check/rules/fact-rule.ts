import { isScalar, visit } from 'yaml';
import type { Facts } from '#base/facts';
import { toFactLink } from '#base/facts';
import { toPhoneLink } from '#base/text';
import { findNearest, shorten, toList } from '#base/words';
import { replace } from '../edits';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { valueAt } from '../read/data';
import { SITE_FILE } from '../read/facts';
import { splitParts } from '../read/frontmatter';
import { textIndex } from '../read/locate';
import { toFieldFinding, toProblems } from './rule';

/**
 * Finds facts of `content/site.yaml` that a file writes out, or says otherwise, and tags in its
 * fields that stand for none.
 * @param files all files as they stand
 */
export function checkFacts(files: readonly ContentFile[], facts: Facts): Problem[] {
  const site = files.find(({ path }) => path === SITE_FILE);
  const others = listOthers(site?.data);
  return files.flatMap((file) => {
    if (!file.isReadable) return [];
    const own = file === site ? findCircles(file, facts) : [];
    const findings = [...own, ...findUnknownTags(file), ...judgeWritten(file, facts, others)];
    return toProblems('fact', file.path, findings);
  });
}

/** A fact that names a fact is none. */
function findCircles(site: ContentFile, facts: Facts): Finding[] {
  return [...facts].flatMap(([name, text]) => {
    if (!/<[A-Z]/.test(text)) return [];
    const path = site.model.facts.get(name) ?? [];
    const message = `is "${shorten(text)}", but this is where a fact is said; write it out`;
    return [toFieldFinding(site, path, { message })];
  });
}

/** What pages may name beside our own number and address. */
function listOthers(site: unknown): string[] {
  const others = valueAt(site, ['contact', 'others']);
  return Array.isArray(others) ? others.filter((other) => typeof other === 'string') : [];
}

const kinds: Record<string, string> = {
  Phone: 'phone number',
  Email: 'email address',
};

function judgeWritten(file: ContentFile, facts: Facts, others: readonly string[]): Finding[] {
  const written = listWritten(file, facts, others);
  if (written.length === 0) return [];
  const { rangeOf } = textIndex(file.source);
  return written.map(({ start, end, tag, found, isSame, remedy }) => {
    const what = `has the ${kinds[tag]} "${shorten(found)}"`;
    const message = isSame
      ? `${what}, which ${SITE_FILE} has too; write ${remedy} instead, so that a change there changes it here`
      : `${what}, but ${SITE_FILE} has "${facts.get(tag)}"; write ${remedy}, or add "${shorten(found)}" to contact.others there, where this one is meant`;
    const range = rangeOf(start, end);
    const fix = isSame ? { fix: replace(file, range, remedy) } : {};
    return { range, message, isWarning: true, ...fix };
  });
}

const TAG = /<\/?([A-Za-z]\w*)((?:[^\w<>][^<>]*?)??)\/?>|\{\{\s*([\w.-]+)\s*\}\}/g;
const WHOLE = /^<[A-Z]\w*( number)?\s*\/>$/;

/** Tags in the fields of a file; those of its body are components, which have a rule of their own. */
function findUnknownTags(file: ContentFile): Finding[] {
  // Most files have none, and are then not read for it.
  if (!/<[A-Za-z/]|\{\{/.test(splitParts(file.path, file.source)?.yaml ?? '')) return [];
  const findings: Finding[] = [];
  const names = [...file.model.facts.keys()];
  visit(file.document, {
    Scalar(_, node) {
      if (!isScalar<unknown>(node) || typeof node.value !== 'string' || !node.range) return;
      for (const [tag, name, rest, braced] of node.value.matchAll(TAG)) {
        const message = judgeTag(names, tag, name ?? braced ?? '', rest);
        if (message === undefined) continue;
        findings.push({ range: file.rangeAt(node.range[0], node.range[1]), message });
      }
    },
  });
  return findings;
}

function judgeTag(
  names: readonly string[],
  tag: string,
  name: string,
  rest = '',
): string | undefined {
  if (names.includes(name) && WHOLE.test(tag)) return undefined;
  const nearest = findNearest(name.replace(/^.*\./, ''), names);
  if (nearest !== undefined) {
    const isNumber = /\bnumber\b/.test(rest);
    return `has ${shorten(tag)}; text of a field takes a fact of ${SITE_FILE} in one form only; write <${nearest}${isNumber ? ' number' : ''} />`;
  }
  return /^<\/?[A-Z]/.test(tag) || tag.startsWith('{{')
    ? `has ${shorten(tag)}, and text of a field takes no tags but the facts of ${SITE_FILE}; known are ${toList(names.map((fact) => `<${fact} />`))}`
    : undefined;
}

/** A phone number or an email address that is written out. */
interface WrittenFact {
  /** Its offsets in the file. */
  start: number;
  end: number;
  /** The tag that stands for the one of `content/site.yaml`. */
  tag: 'Phone' | 'Email';
  found: string;
  /** Whether it is the one of `content/site.yaml`. */
  isSame: boolean;
  /** What to write in its place. */
  remedy: string;
}

const PHONE =
  /(?<![\w+/.-])(?:\+\d[\d ()./-]{6,20}\d|\(\d{3}\) ?\d{3}[ -]\d{4}|\d{3}-\d{3}-\d{4})(?!\w)/g;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const LINK = /\[([^[\]\n]*)\]\((tel|mailto):([^)\s?]*)\)/g;
/** What no visitor reads: code and remarks. */
const UNREAD = /^(`{3,})(?!`)[\s\S]*?^\1`*[ \t]*$|`[^`\n]*`|\{\/\*[\s\S]*?\*\/\}/gm;
/** Lines of remarks, and the group in which the facts themselves stand. */
const REMARK = /(?:^|[ \t])#.*$/gm;
const CONTACT = /^contact:[^\n]*\n(?:[ \t][^\n]*\n|\r?\n)*/m;

/**
 * Finds the phone numbers and email addresses that a file writes out.
 * @param others what is meant where it is written
 * @returns them in their order, a link of the text as a whole
 */
function listWritten(file: ContentFile, facts: Facts, others: readonly string[]): WrittenFact[] {
  if (!mayHold(file.source)) return [];
  const text = blank(file);
  const links = [...text.matchAll(LINK)].flatMap((match) => toLinked(match, facts));
  const plain = [...findPhones(text, facts), ...findEmails(text, facts)];
  const isInLink = ({ start }: WrittenFact) =>
    links.some((link) => start >= link.start && start < link.end);
  const known = new Set(others.flatMap((other) => [other, toKey(other)]));
  return [...links, ...plain.filter((one) => !isInLink(one))]
    .filter(({ found }) => !known.has(found) && !known.has(toKey(found)))
    .toSorted((a, b) => a.start - b.start);
}

/** Most files hold none, and need not be looked at closely. */
function mayHold(source: string): boolean {
  return source.includes('@') || source.includes('tel:') || source.search(PHONE) >= 0;
}

/** The text of a file, with spaces in place of what no visitor reads. */
function blank({ path, source }: ContentFile): string {
  const clear = (piece: string) => piece.replace(/[^\n]/g, ' ');
  const { start = 0, end = 0 } = splitParts(path, source) ?? {};
  const yaml = source.slice(start, end).replace(REMARK, clear);
  const fields = path === SITE_FILE ? yaml.replace(CONTACT, clear) : yaml;
  return source.slice(0, start) + fields + source.slice(end).replace(UNREAD, clear);
}

function toLinked(match: RegExpMatchArray, facts: Facts): WrittenFact[] {
  const [whole, words = '', protocol, target = ''] = match;
  const tag = protocol === 'tel' ? 'Phone' : 'Email';
  const fact = facts.get(tag);
  if (fact === undefined || (tag === 'Email' && !isOurs(target, fact)) || /<[A-Z]/.test(words))
    return [];
  const isSame = `${protocol}:${target}`.toLowerCase() === toFactLink(tag, fact)?.toLowerCase();
  const isShown = toKey(words) === toKey(target);
  const remedy = isShown ? `<${tag} />` : `<${tag}>${words}</${tag}>`;
  const start = match.index ?? 0;
  const found = isShown ? words : target;
  return [{ start, end: start + whole.length, tag, found, isSame, remedy }];
}

function findPhones(text: string, facts: Facts): WrittenFact[] {
  const phone = facts.get('Phone');
  if (phone === undefined) return [];
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const digits = match[0].replace(/\D/g, '');
    const isSame = digits.length >= 7 && toPhoneLink(phone).endsWith(digits);
    return digits.length < 8 ? [] : [toPlain('Phone', match, text, isSame)];
  });
}

function findEmails(text: string, facts: Facts): WrittenFact[] {
  const email = facts.get('Email');
  if (email === undefined || !text.includes('@')) return [];
  return [...text.matchAll(EMAIL)]
    .filter(([found]) => isOurs(found, email))
    .map((match) => toPlain('Email', match, text, match[0].toLowerCase() === email.toLowerCase()));
}

/** Ours has our domain, or had another one before: addresses of others are their own affair. */
function isOurs(found: string, email: string): boolean {
  const [name, domain] = found.toLowerCase().split('@');
  const [ownName, ownDomain] = email.toLowerCase().split('@');
  return domain === ownDomain || name === ownName;
}

function toPlain(
  tag: WrittenFact['tag'],
  { 0: found, index: start }: RegExpExecArray,
  text: string,
  isSame: boolean,
): WrittenFact {
  const isAddress = /(?:tel|mailto):$/.test(text.slice(0, start));
  const remedy = isAddress ? `<${tag}/>` : `<${tag} />`;
  return { start, end: start + found.length, tag, found, isSame, remedy };
}

/** Numbers are compared by their digits, addresses by their letters. */
function toKey(text: string): string {
  return text.includes('@') ? text.toLowerCase() : text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
}
