import { replaceWord, textAt } from '../edits';
import type { Finding, Problem, RuleName } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { type Path, valueAt } from '../read/data';
import type { Disk } from '../read/disk';
import { rangeOfField } from '../read/field-values';
import { type Range, WHOLE_FILE } from '../read/locate';

/** What a rule may know besides the file that it checks. */
export interface Site {
  /** What the content consists of. */
  model: ContentModel;
  files: readonly ContentFile[];
  disk: Disk;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The slugs of each collection and of the glossary, each with whether it is published. */
  slugs: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** The addresses of all published pages, and of those not published yet. */
  addresses: ReadonlySet<string>;
  unpublished: ReadonlySet<string>;
  /** The files that this change deletes, and those files by the address of their page. */
  deleted: ReadonlySet<string>;
  gone: ReadonlyMap<string, string>;
  /** The targets of redirects, by old address. */
  redirects: ReadonlyMap<string, string>;
  /** The anchors built into the design of the page that a file generates. */
  builtInAnchorsOf: (file: ContentFile) => ReadonlySet<string>;
  /** All anchors of a page, its headings too; undefined if they are not known. */
  anchorsOf: (address: string) => ReadonlySet<string> | undefined;
}

/** What is wrong with a value, and its replacement if that is certain. */
interface Verdict {
  message: string;
  better?: string | undefined;
}

/** What a judge says: nothing, a message, or a message with a replacement. */
export type Judgment = string | Verdict | undefined;

/**
 * The judgment on a word as a finding in its range of a file; none if nothing is wrong.
 * @param word what is replaced; by default, the whole range
 * @param intro stands before the message
 */
export function toFindings(
  file: ContentFile,
  range: Range,
  judgment: Judgment,
  word?: string,
  intro = '',
): Finding[] {
  if (judgment === undefined) return [];
  const isBare = typeof judgment === 'string';
  const { message, better }: Verdict = isBare ? { message: judgment } : judgment;
  const fix = replaceWord(file, range, word ?? textAt(file, range), better);
  return [{ range, message: intro + message, fix }];
}

/** The judgment on the value of a field as a finding at its place; none if nothing is wrong. */
export function toFieldFindings(
  file: ContentFile,
  path: Path,
  judgment: Judgment,
  intro?: string,
): Finding[] {
  if (judgment === undefined) return [];
  const word = String(valueAt(file.data, path));
  const findings = toFindings(file, rangeOfField(file, path), judgment, word, intro);
  return findings.map((one) => ({ ...one, field: path.map(String).join('.') }));
}

/** Turns the findings of one rule in one file into problems. */
export function toProblems(rule: RuleName, path: string, findings: readonly Finding[]): Problem[] {
  return findings.map(({ range, field = '', message, isWarning = false, fix }) => ({
    file: path,
    ...range,
    field,
    message,
    rule,
    severity: isWarning ? 'warning' : 'error',
    ...(fix?.length && { fix }),
  }));
}

/** A problem with a file or a folder as a whole. */
export function toFileProblem(rule: RuleName, path: string, message: string): Problem[] {
  return toProblems(rule, path, [{ range: WHOLE_FILE, message }]);
}
