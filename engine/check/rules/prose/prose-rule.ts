import { groupEqual } from '../../messages/group-equal.ts';
import type { Finding, Problem } from '../../problem.ts';
import type { ContentFile } from '../../read/content-file.ts';
import { toPublication, valueAt } from '../../read/data.ts';
import { replace } from '../../read/edits.ts';
import { listTexts } from '../../read/field-values.ts';
import { lineEndOf, textIndex } from '../../read/locate.ts';
import { shorten } from '../../wording/words.ts';
import { readBody } from '../body.ts';
import { toFieldFindings, toProblems, type Validation } from '../rule.ts';
import { isUnfinished } from '../unfinished-rule.ts';
import { validateAlt } from './links-and-pictures.ts';

/** What readers will see differently from what a body's author meant, and what is unfinished. */
export function checkProse(file: ContentFile): Problem[] {
  const unread = listUnread(file);
  return validateProse(file, ({ range }) => !unread.has(range.line));
}

/** The same on lines that MDX cannot read: those wait until the line is fixed. */
export function checkWaitingProse(file: ContentFile): Problem[] {
  const unread = listUnread(file);
  return validateProse(file, ({ range }) => unread.has(range.line));
}

function listUnread(file: ContentFile): Set<number> {
  return new Set(readBody(file).diagnostics.map(({ range }) => range.line));
}

function validateProse(file: ContentFile, isValidated: (one: Finding) => boolean): Problem[] {
  const { markdownDiagnostics } = readBody(file);
  if (markdownDiagnostics.length === 0) return [];
  const { rangeOf } = textIndex(file.body);
  const found = markdownDiagnostics
    .map(({ start, end, fix = [], ...one }) => ({
      ...one,
      range: rangeOf(start, end),
      fix: fix.flatMap(({ start, end, text }) =>
        replace(file, rangeOf(start, end), text.replaceAll('\n', lineEndOf(file.source))),
      ),
    }))
    .filter(isValidated);
  const grouped = groupEqual(
    found,
    ({ kind }) => kind,
    ({ range }) => range.line,
  );
  const isDraft = toPublication(file.data).draft;
  return grouped.flatMap((one) => {
    if (!isUnfinished(one.kind)) return toProblems('markdown', file.path, [one]);
    return isDraft ? [] : toProblems('unfinished', file.path, [one]);
  });
}

/** Markup that means nothing in a field, and what to call it. */
const marks: [pattern: RegExp, name: string][] = [
  [/\*\*(?=\S)[^*]+\*\*|(?<![\w_])__(?=\S)[^_]+__(?![\w_])/, 'bold text'],
  [/!?\[[^[\]\n]+\]\((?:https?:|mailto:|tel:|\.?\/|#)[^)\s]*\)/, 'a link'],
  [/\]\(/, 'a link'],
  [/`[^`\n]+`/, 'code'],
  [/^(?:#{1,6}|[-*•]) \S/, 'a heading or a point of a list'],
  [/<\/?(?:b|i|u|p|br|em|strong|span|div|a|sup|sub)(?:\s[^<>]*)?\/?>/, 'HTML'],
  [/&(?:nbsp|amp|lt|gt|quot|ndash|mdash|#\d{2,4});/, 'HTML'],
];

/** Markdown and HTML markup in fields, which hold plain text, and useless alternative texts. */
export function checkFieldMarks(file: ContentFile): Problem[] {
  if (!file.hasData) return [];
  const findings = listTexts(file).flatMap(({ path, text }) => {
    const message = path.at(-1) === 'alt' ? validatePicture(file, path, text) : validateText(text);
    return toFieldFindings(file, path, message);
  });
  return toProblems('markdown', file.path, findings);
}

function validatePicture(file: ContentFile, path: string[], alt: string): Validation {
  const src = valueAt(file.data, [...path.slice(0, -1), 'src']);
  const why = validateAlt(alt, typeof src === 'string' ? src : '');
  return why === undefined
    ? validateText(alt)
    : `${why}; write one sentence about what the picture shows, for people who cannot see it`;
}

/** Markup whose words say the same alone: other marks carry an address, or more than looks. */
const looks = [
  /\*\*(?=\S)([^*]+)\*\*/g,
  /(?<![\w_])__(?=\S)([^_]+)__(?![\w_])/g,
  /`([^`\n]+)`/g,
  /<(?:b|i|u|em|strong|span)(?:\s[^<>]*)?>([^<>]*)<\/(?:b|i|u|em|strong|span)>/g,
];

/** The words of a text alone; undefined if more than looks would be lost. */
function toPlainText(text: string): string | undefined {
  const plain = looks.reduce((rest, pattern) => rest.replace(pattern, '$1'), text);
  return marks.some(([pattern]) => pattern.test(plain)) ? undefined : plain;
}

function validateText(text: string): Validation {
  const found = marks.map(([pattern, name]) => ({ name, mark: pattern.exec(text)?.[0] }));
  const first = found.find(({ mark }) => mark !== undefined);
  if (first?.mark === undefined) return undefined;
  const message = `has ${shorten(first.mark)}, ${first.name} elsewhere, but fields hold plain text, so readers see the signs; write the words alone`;
  return { message, better: toPlainText(text) };
}
