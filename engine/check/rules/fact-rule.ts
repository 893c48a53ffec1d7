import { isScalar, visit } from 'yaml';
import type { Facts } from '#base/facts';
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
 * Finds facts of `content/site.yaml` that a file writes out or contradicts, and tags in its fields
 * that do not name a fact.
 */
export function checkFacts(files: readonly ContentFile[], facts: Facts): Problem[] {
  const site = files.find(({ path }) => path === SITE_FILE);
  const others = listOthers(site?.data);
  return files.flatMap((file) => {
    if (file.spoilt !== undefined) return [];
    const own = file === site ? findCircles(file, facts) : [];
    const findings = [...own, ...findUnknownTags(file), ...judgeWritten(file, facts, others)];
    return toProblems('fact', file.path, findings);
  });
}

/** Finds facts that refer to facts, which is not allowed. */
function findCircles(site: ContentFile, facts: Facts): Finding[] {
  return [...facts].flatMap(([name, text]) => {
    if (!/<[A-Z]/.test(text)) return [];
    const path = site.model.facts.get(name) ?? [];
    const message = `is "${shorten(text)}", but this is where a fact is said; write it out`;
    return [toFieldFinding(site, path, { message })];
  });
}

/** The numbers and addresses that pages may contain besides our own. */
function listOthers(site: unknown): string[] {
  const others = valueAt(site, ['contact', 'others']);
  return Array.isArray(others) ? others.filter((other) => typeof other === 'string') : [];
}

const nouns = { Phone: 'phone number', Email: 'email address' };

function judgeWritten(file: ContentFile, facts: Facts, others: readonly string[]): Finding[] {
  const written = listWritten(file, facts, others);
  if (written.length === 0) return [];
  const { rangeOf } = textIndex(file.source);
  return written.map(({ start, end, tag, found, isSame, remedy }) => {
    const what = `has the ${nouns[tag]} "${shorten(found)}"`;
    const message = isSame
      ? `${what}, which ${SITE_FILE} has too; write ${remedy} instead, so that a change there changes it here`
      : `${what}, but ${SITE_FILE} has "${facts.get(tag)}"; write ${remedy}, or add "${shorten(found)}" to contact.others there, where this one is meant`;
    const range = rangeOf(start, end);
    return { range, message, isWarning: true, fix: isSame ? replace(file, range, remedy) : [] };
  });
}

const TAG = /<\/?([A-Za-z]\w*)((?:[^\w<>][^<>]*?)??)\/?>|\{\{\s*([\w.-]+)\s*\}\}/g;
const WHOLE = /^<[A-Z]\w*( number)?\s*\/>$/;

/** Tags in the fields of a file; those in its body are components, which have their own rule. */
function findUnknownTags(file: ContentFile): Finding[] {
  // Most files have none, so they are not walked.
  if (!/<[A-Za-z/]|\{\{/.test(splitParts(file.path, file.source)?.yaml ?? '')) return [];
  const findings: Finding[] = [];
  const names = [...file.model.facts.keys()];
  visit(file.mended, {
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

interface WrittenFact {
  /** Its offsets in the file. */
  start: number;
  end: number;
  /** The tag of the fact in `content/site.yaml`. */
  tag: 'Phone' | 'Email';
  found: string;
  /** Whether it equals the fact in `content/site.yaml`. */
  isSame: boolean;
  /** What to write in its place. */
  remedy: string;
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
/** Comments in YAML, and the group that defines the facts. */
const REMARK = /(?:^|[ \t])#.*$/gm;
const CONTACT = /^contact:[^\n]*\n(?:[ \t][^\n]*\n|\r?\n)*/m;

/**
 * Finds the phone numbers and email addresses that a file writes out, in order.
 * @param others those that may be written out
 */
function listWritten(file: ContentFile, facts: Facts, others: readonly string[]): WrittenFact[] {
  if (!MAY_HOLD.test(file.source)) return [];
  const text = blank(file);
  const known = new Set(others.map(toKey));
  return [...text.matchAll(WRITTEN)]
    .flatMap((match) => toWritten(match, text, facts))
    .filter(({ found }) => !known.has(toKey(found)));
}

/** The text of a file, with spaces in place of what no visitor reads. */
function blank({ path, source }: ContentFile): string {
  const clear = (piece: string) => piece.replace(/[^\n]/g, ' ');
  const { start = 0, end = 0 } = splitParts(path, source) ?? {};
  const yaml = source.slice(start, end).replace(REMARK, clear);
  const fields = path === SITE_FILE ? yaml.replace(CONTACT, clear) : yaml;
  return source.slice(0, start) + fields + source.slice(end).replace(UNREAD, clear);
}

function toWritten(
  { 0: whole, index: start, groups = {} }: RegExpExecArray,
  text: string,
  facts: Facts,
): WrittenFact[] {
  const { words, protocol, target = whole, phone } = groups;
  const tag = protocol === 'tel' || phone !== undefined ? 'Phone' : 'Email';
  const fact = facts.get(tag);
  if (fact === undefined || (tag === 'Email' && !isOurs(target, fact))) return [];
  const digits = target.replace(/\D/g, '');
  if (phone !== undefined && digits.length < 8) return [];
  const isSame =
    tag === 'Email'
      ? target.toLowerCase() === fact.toLowerCase()
      : digits.length >= 7 && toPhoneLink(fact).endsWith(digits);
  const end = start + whole.length;
  if (words === undefined) {
    const isAddress = /(?:tel|mailto):$/.test(text.slice(0, start));
    const remedy = isAddress ? `<${tag}/>` : `<${tag} />`;
    return [{ start, end, tag, found: whole, isSame, remedy }];
  }
  const isShown = toKey(words) === toKey(target);
  const remedy = isShown ? `<${tag} />` : `<${tag}>${words}</${tag}>`;
  return [{ start, end, tag, found: isShown ? words : target, isSame, remedy }];
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
