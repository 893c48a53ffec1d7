import { type Finding, Problem, type RuleName } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { type Path, valueAt } from '../read/data.ts';
import { replaceText, textAt } from '../read/edits.ts';
import { rangeOfField } from '../read/field-values.ts';
import { type Range, WHOLE_FILE } from '../read/locate.ts';

/** What is wrong with a value, and its replacement if that is certain. */
interface Advice {
  message: string;
  better?: string | undefined;
}

/** What a validate says: nothing, a message, or a message with a replacement. */
export type Validation = string | Advice | undefined;

/**
 * The validation of a word as a finding in its range of a file; none if nothing is wrong.
 * @param word what is replaced; by default, the whole range
 * @param intro stands before the message
 */
export function toFindings(
  file: ContentFile,
  range: Range,
  validation: Validation,
  word?: string,
  intro = '',
): Finding[] {
  if (validation === undefined) return [];
  const isBare = typeof validation === 'string';
  const { message, better }: Advice = isBare ? { message: validation } : validation;
  const fix = replaceText(file, range, word ?? textAt(file, range), better);
  return [{ range, message: intro + message, fix }];
}

/** The validation of the value of a field as a finding at its place; none if nothing is wrong. */
export function toFieldFindings(
  file: ContentFile,
  path: Path,
  validation: Validation,
  intro?: string,
): Finding[] {
  if (validation === undefined) return [];
  const word = String(valueAt(file.data, path));
  const findings = toFindings(file, rangeOfField(file, path), validation, word, intro);
  return findings.map((one) => ({ ...one, field: path.map(String).join('.') }));
}

/** Turns the findings of one rule in one file into problems. */
export function toProblems(rule: RuleName, path: string, findings: readonly Finding[]): Problem[] {
  return findings.map(({ range, field = '', message, isWarning = false, fix }) => {
    const severity = isWarning ? 'warning' : 'error';
    const facts = { file: path, ...range, field, message, rule, severity } as const;
    return new Problem(fix?.length ? { ...facts, fix } : facts);
  });
}

/** A problem with a file or a folder as a whole. */
export function toFileProblem(rule: RuleName, path: string, message: string): Problem[] {
  return toProblems(rule, path, [{ range: WHOLE_FILE, message }]);
}
