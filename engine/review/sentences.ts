import type { BuiltSite } from './built-site';
import type { Cause } from './causes';
import type { PageChange } from './compare-sites';
import { countWords } from './compare-words';
import { readMinutes } from './consequences';
import type { ContentChange, FieldChange } from './content-changes';
import { isFrameValue, isPicture, isTemplate } from './content-changes';
import { kindOf, toWords } from './field-names';
import type { ProblemChange } from './problems';

/** One and many of a kind of content, as a head of marketing calls it. */
const NOUNS: Record<string, readonly [one: string, many: string]> = {
  insights: ['article', 'articles'],
  stories: ['story', 'stories'],
  team: ['person', 'people'],
  glossary: ['term', 'terms'],
};

/** What a row of a list is called. */
const ROWS: Record<string, string> = { specifications: 'rating' };

/** What a file of content is, in one word. */
export function nounOf({ file }: Pick<ContentChange, 'file'>, count = 1): string {
  if (isPicture(file)) {
    const [one, many] = file.endsWith('.svg')
      ? ['drawing', 'drawings']
      : ['photograph', 'photographs'];
    return (count === 1 ? one : many) ?? '';
  }
  const kind = kindOf(file);
  const [one, many] = NOUNS[kind] ?? [kind.replace(/s$/, ''), kind];
  return count === 1 ? one : many;
}

/** A number with its noun, such as "2 pages". */
export function toCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** A change with the page of its own entry and the pages that show it. */
export interface Shown {
  cause: Cause;
  /** The change of the entry's own page, where it has one. */
  page: PageChange | undefined;
  /** How many pages show it, the own one among them. */
  pages: number;
}

/** How many pages there are, and what their data says. */
interface Sites {
  before: BuiltSite;
  after: BuiltSite;
}

/** What a change does, in one sentence that names what readers see. */
export function toChangeSentence(shown: Shown, sites: Sites): string {
  const { cause, page } = shown;
  const { change, name } = cause;
  const noun = nounOf(change);
  if (isFrameValue(change)) return toValueSentence(shown, sites);
  if (isPicture(change.file)) return toPictureSentence(shown);
  if (change.kind === 'added') return toAddedSentence(shown, sites);
  if (change.kind === 'removed') {
    const old = cause.own.before;
    if (old === undefined) return `The ${noun} “${name}” is gone.`;
    const target = sites.after.redirects.get(old);
    const end = target === undefined ? `${old} leads nowhere` : `${old} leads to ${target}`;
    return `The ${noun} “${name}” is gone; ${end}.`;
  }
  const details = toDetails(change, page);
  if (change.kind === 'moved') {
    const { before, after } = cause.own;
    if (before === undefined || after === undefined)
      return `The file of the ${noun} “${name}” has another name.`;
    const isLed = sites.after.redirects.get(before) === after;
    const end = isLed ? 'the old address leads on' : 'the old address leads nowhere';
    const more = details === '' ? '' : `; ${details}`;
    return `The ${noun} “${name}” moved from ${before} to ${after}, and ${end}${more}.`;
  }
  if (isTemplate(change))
    return `The words around each of the pages below ${toBase(change)}: ${details}.`;
  return `The ${noun} “${name}”: ${details || 'nothing that readers see'}.`;
}

function toBase({ file }: ContentChange): string {
  return file.replace(/^content\/pages/, '').replace(/\/\[.*$/, '');
}

function toAddedSentence({ cause: { change, name, own } }: Shown, { after }: Sites): string {
  const page = after.pages.get(own.after ?? '');
  const noun = nounOf(change);
  if (page === undefined) return `The ${noun} “${name}” is new.`;
  const minutes = readMinutes(page.data);
  return `The ${noun} “${name}” is new: ${page.path}${minutes === undefined ? '' : `, ${minutes} min read`}.`;
}

function toPictureSentence({ cause: { change, name }, pages }: Shown): string {
  const noun = nounOf(change);
  const on = pages === 0 ? ', on no page' : `, on ${toCount(pages, 'page')}`;
  const verbs = {
    added: 'is new',
    removed: 'is gone',
    moved: 'has another name',
    changed: 'has changed',
  };
  return `The ${noun} of “${name}” ${verbs[change.kind]}${on}.`;
}

function toValueSentence({ cause: { change }, pages }: Shown, { before, after }: Sites): string {
  const [field] = change.fields;
  const isNew = (path: string) => !before.pages.has(path);
  const all =
    pages + [...after.pages.keys()].filter(isNew).length >= after.pages.size ? 'all ' : '';
  const on = pages === 0 ? '' : `, on ${all}${toCount(pages, 'page')}`;
  if (change.file === 'content/redirects.yaml') return toRedirectSentence(change);
  if (field === undefined) return `${change.file} changed${on}.`;
  return `${toFieldSentence(field, toShortName(field))}${on}.`;
}

function toRedirectSentence({ fields }: ContentChange): string {
  const [field] = fields;
  if (field === undefined) return 'The redirects changed.';
  const target = field.after === '' ? 'nowhere any more' : `to ${field.after}`;
  return `Readers of ${field.path} are sent ${target}.`;
}

function toFieldSentence({ before, after }: FieldChange, name: string): string {
  if (before === '') return `${name} is new: “${toShort(after)}”`;
  if (after === '') return `${name} “${toShort(before)}” is gone`;
  const from = findDifference(before, after);
  return `${name} is “${toShort(after, from)}” instead of “${toShort(before, from)}”`;
}

/** Where two texts are to be cut so that what differs first can be seen, at the beginning of a word. */
function findDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  return at <= LEAD ? 0 : Math.max(before.lastIndexOf(' ', at - LEAD) + 1, at - LONGEST / 2);
}

/** The innermost name of a field, or of its row. */
function toShortName({ row, path, name }: FieldChange): string {
  if (row !== '') return row;
  const keys = path.split('.').filter((key) => !/^\d+$/.test(key));
  return toWords(keys.at(-1) ?? name);
}

const LONGEST = 70;
/** What stands at least before a difference, in letters. */
const LEAD = 20;

/** A text, of a long one what stands from a letter on. */
function toShort(text: string, from = 0): string {
  if (text.length <= LONGEST) return text;
  const part = text.slice(from, from + LONGEST - 1).trimEnd();
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST > text.length ? '' : '…'}`;
}

/** So many fields are named one by one. */
const MOST_FIELDS = 3;

function toDetails(change: ContentChange, page: PageChange | undefined): string {
  const { fields, isBodyChanged } = change;
  const named = fields
    .slice(0, MOST_FIELDS)
    .map((field) => toFieldSentence(field, field.row || field.name));
  const more = fields.length - named.length;
  if (more > 0) named.push(`${toCount(more, 'more field')}`);
  if (isBodyChanged) named.push(toBodyWords(page));
  return named.join('; ');
}

function toBodyWords(page: PageChange | undefined): string {
  const { in: came, out: went } = countWords(page?.words ?? []);
  if (came + went === 0) return 'its text is set differently';
  return `${toCount(came, 'word')} in, ${went.toLocaleString('en-US')} out`;
}

/** All that the sentence at the top is made of. */
interface Whole {
  shown: readonly Shown[];
  /** Pages that look different, though nothing of theirs was written anew. */
  restyled: number;
  /** How many were photographed for that, where not all could be; undefined for all. */
  sample: number | undefined;
  /** Whether the code differs. */
  isCodeChanged: boolean;
  problems: ProblemChange;
}

/** The sentence at the top of a review. */
export function toHeadline(whole: Whole): string {
  const { shown, restyled, sample, isCodeChanged, problems } = whole;
  const parts = [
    ...countKind(shown, 'added', 'new'),
    ...countKind(shown, 'moved', 'moved'),
    ...listChanged(shown),
    ...shown.filter(isWhole).map(toValuePart),
    ...countKind(shown, 'removed', 'removed'),
  ];
  const isKept = !shown.some(({ cause }) => cause.change.kind === 'removed');
  if (parts.length > 0 && isKept) parts.push('nothing removed');
  if (parts.length === 0 && !isCodeChanged && restyled === 0)
    parts.push('Nothing changed for readers');
  if (parts.length === 0 && isCodeChanged) parts.push('No content changed');
  if (restyled > 0) parts.push(toRestyledWords(restyled, sample));
  else if (isCodeChanged && shown.length === 0) parts.push(toSampleWords(sample));
  const [fresh, old] = [problems.fresh.length, problems.old.length];
  if (fresh > 0) parts.push(toCount(fresh, 'new problem'));
  else parts.push(old > 0 ? 'no new problem' : 'no problem');
  const sentence = parts.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function toRestyledWords(restyled: number, sample: number | undefined): string {
  const verb = restyled === 1 ? 'looks different and says' : 'look different and say';
  const pages =
    sample === undefined
      ? toCount(restyled, 'page')
      : `${restyled} of ${toCount(sample, 'photographed page')}`;
  return `${pages} ${verb} the same`;
}

function toSampleWords(sample: number | undefined): string {
  if (sample === undefined) return 'no page looks different';
  return sample === 0
    ? 'no page was photographed'
    : `none of ${toCount(sample, 'photographed page')} looks different`;
}

function isWhole({ cause: { change } }: Shown): boolean {
  return change.kind === 'changed' && isFrameValue(change);
}

/** What a change is called in the reason of a page. */
export function toCauseName({ change, name }: Cause): string {
  const [field] = change.fields;
  if (isFrameValue(change) && field !== undefined)
    return `the new ${toShortName(field).toLowerCase()}`;
  const noun = `${change.kind === 'added' ? 'new ' : ''}${nounOf(change)}`;
  return `the ${noun} “${name}”${change.kind === 'removed' ? ', which is gone' : ''}`;
}

function toValuePart({ cause: { change }, pages }: Shown): string {
  const [field] = change.fields;
  if (change.file === 'content/redirects.yaml') return '1 redirect changed';
  const name = field === undefined ? change.name : toShortName(field).toLowerCase();
  return `${name} changed on ${toCount(pages, 'page')}`;
}

function countKind(shown: readonly Shown[], kind: ContentChange['kind'], word: string): string[] {
  const changes = shown.map(({ cause }) => cause.change).filter((change) => change.kind === kind);
  const nouns = groupBy(changes, (change) => nounOf(change));
  return [...nouns.values()].map((group) => {
    const [first] = group;
    return first === undefined ? '' : `${group.length} ${nounOf(first, group.length)} ${word}`;
  });
}

/** Changed entries by kind, with what changed in them: "1 product changed (3 words, 1 rating)". */
function listChanged(shown: readonly Shown[]): string[] {
  const changed = shown.filter((each) => each.cause.change.kind === 'changed' && !isWhole(each));
  return [...groupBy(changed, ({ cause }) => nounOf(cause.change)).values()].map((group) => {
    const [first] = group;
    const noun = first === undefined ? '' : nounOf(first.cause.change, group.length);
    const details = countDetails(group);
    return `${group.length} ${noun} changed${details === '' ? '' : ` (${details})`}`;
  });
}

function countDetails(group: readonly Shown[]): string {
  const bodies = group.filter(({ cause }) => cause.change.isBodyChanged);
  const words = bodies.reduce((sum, { page }) => {
    const { in: came, out: went } = countWords(page?.words ?? []);
    return sum + Math.max(came, went);
  }, 0);
  const fields = group.flatMap(({ cause }) => cause.change.fields);
  const names = groupBy(fields, ({ path }) => {
    const [first = ''] = path.split('.');
    return (
      ROWS[first] ?? (path.includes('.') ? toWords(first).toLowerCase().replace(/s$/, '') : 'field')
    );
  });
  const counts = [...names].map(([name, list]) => toCount(list.length, name));
  return [...(words > 0 ? [toCount(words, 'word')] : []), ...counts].join(', ');
}

function groupBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item]);
  return groups;
}
