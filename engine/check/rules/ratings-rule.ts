import type { Ratings } from '../model/definitions.ts';
import type { Finding, Problem } from '../problem.ts';
import { type ContentFile, parseContentFile } from '../read/content-file.ts';
import { valueAt } from '../read/data.ts';
import { rangeOfField } from '../read/field-values.ts';
import { splitParts } from '../read/frontmatter.ts';
import { textIndex } from '../read/locate.ts';
import { shorten } from '../wording/words.ts';
import { toProblems } from './rule.ts';
import type { Site } from './site.ts';

/**
 * Ratings that a file contradicts, and those that changed while the revision of their datasheet did not.
 * Whether the same thing is meant, only its author knows, so this is advice.
 */
export function checkRatings({ model, files, sources = new Map() }: Site): Problem[] {
  return files.flatMap((file) => {
    const ratings = model.readEntryPath(file.path)?.known.definition.ratings;
    if (ratings === undefined || !file.hasData) return [];
    const findings = [
      ...findContradictions(file, ratings),
      ...findOldRevision(file, ratings, sources.get(file.path)),
    ];
    return toProblems('fact', file.path, findings);
  });
}

const toPath = (field: string) => field.split('.');

function findOldRevision(
  file: ContentFile,
  { revision, covers }: Ratings,
  source: string | undefined,
): Finding[] {
  if (source === undefined) return [];
  const before = parseContentFile(file.model, file.path, source).data;
  const isSame = (field: string) =>
    JSON.stringify(valueAt(before, toPath(field))) ===
    JSON.stringify(valueAt(file.data, toPath(field)));
  const changed = covers.find((field) => !isSame(field));
  if (changed === undefined || valueAt(before, toPath(revision)) === undefined) return [];
  if (!isSame(revision)) return [];
  const message = `is as before, although ${changed} has changed; raise it, and say when and what in the fields beside it`;
  return [
    { range: rangeOfField(file, toPath(revision)), field: revision, message, isWarning: true },
  ];
}

/** A number with two words behind it, and perhaps one between: "512 (samples) per cycle". */
const SAID =
  /(?<![\w.,])(?<number>\d+(?:[.,]\d+)*) (?:(?<more>\p{L}{3,}) )?(?<words>\p{L}{3,} \p{L}{3,})/gu;
const RATED = /^(?<number>\d+(?:[.,]\d+)*) (?<words>\p{L}{3,} \p{L}{3,})$/u;

function findContradictions(file: ContentFile, { rows }: Ratings): Finding[] {
  const list = valueAt(file.data, toPath(rows));
  if (!Array.isArray(list)) return [];
  const { start = 0 } = splitParts(file.path, file.source) ?? {};
  const ratings = [...file.source.slice(start).matchAll(SAID)];
  return list.flatMap((row, at) => {
    const { number, words } = RATED.exec(String(valueAt(row, ['value'])))?.groups ?? {};
    const said = ratings.filter(({ groups }) => words !== undefined && groups?.words === words);
    // Most often. A place in the file would take parsing it again.
    if (said.every(({ groups }) => groups?.number === number)) return [];
    const field = [...toPath(rows), String(at), 'value'];
    const { line } = rangeOfField(file, field);
    const others = said.filter(({ index }) => lineAt(file, start + index) !== line);
    const other = others.find(({ groups }) => groups?.number !== number);
    if (other === undefined || others.some(({ groups }) => groups?.number === number)) return [];
    const message = `is "${number} ${words}", but line ${lineAt(file, start + other.index)} says "${shorten(other[0])}"; correct one of them`;
    return [{ range: rangeOfField(file, field), field: field.join('.'), message, isWarning: true }];
  });
}

function lineAt({ source }: ContentFile, offset: number): number {
  return textIndex(source).rangeOf(offset, offset).line;
}
