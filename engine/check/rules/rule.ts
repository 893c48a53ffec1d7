import { replaceWord } from '../edits';
import type { Finding, Problem, RuleName } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { type Path, valueAt } from '../read/data';
import type { Disk } from '../read/disk';
import { rangeOfField } from '../read/field-values';
import { WHOLE_FILE } from '../read/locate';

/** All content, and what it is checked with. */
export interface Content {
  /** What the content consists of. */
  model: ContentModel;
  files: readonly ContentFile[];
  disk: Disk;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The files that a change deletes. */
  deleted?: ReadonlySet<string>;
}

/** What a rule may know besides the file that it checks. */
export interface Site extends Required<Content> {
  /** The slugs of each collection and of the glossary, each with whether it is published. */
  slugs: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
  /** The addresses of all published pages, and of those not published yet. */
  addresses: ReadonlySet<string>;
  unpublished: ReadonlySet<string>;
  /** The files that the change deletes, by the address of their page. */
  gone: ReadonlyMap<string, string>;
  /** The targets of redirects, by old address. */
  redirects: ReadonlyMap<string, string>;
  /** The anchors built into the design of the page that a file generates. */
  builtInAnchorsOf: (file: ContentFile) => ReadonlySet<string>;
  /** All anchors of a page, its headings too; undefined if they are not known. */
  anchorsOf: (address: string) => ReadonlySet<string> | undefined;
}

/** What is wrong with a value, and its replacement if that is certain. */
export interface Verdict {
  message: string;
  better?: string | undefined;
}

/** What a judge says: nothing, a message, or a verdict with a replacement. */
export type Judgment = string | Verdict | undefined;

/** A message as a verdict without a replacement. */
export function toVerdict(judgment: Judgment): Verdict | undefined {
  return typeof judgment === 'string' ? { message: judgment } : judgment;
}

/** The verdict on a value as a finding at the place of its field. */
export function toFieldFinding(
  file: ContentFile,
  path: Path,
  { message, better }: Verdict,
): Finding {
  const range = rangeOfField(file, path);
  const fix = replaceWord(file, range, String(valueAt(file.data, path)), better);
  return { range, field: path.map(String).join('.'), message, fix };
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
