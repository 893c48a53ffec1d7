import type { TextEdit } from '#base/edits';
import type { Range } from './read/locate';

/** The rules of the content check, one a file. */
export type RuleName =
  | 'yaml'
  | 'schema'
  | 'reference'
  | 'image'
  | 'link'
  | 'mdx'
  | 'markdown'
  | 'unfinished'
  | 'fact'
  | 'editorial'
  | 'collection'
  | 'redirect'
  | 'safety';

/** A piece of text to be replaced, for an author. */
export interface Edit extends TextEdit {
  /** What was changed. */
  what: string;
}

/** Something in content/ to be mended, at a place that an editor can open. */
export interface Problem {
  /** The file, relative to the project's folder, with `/` between folders. */
  file: string;
  /** Where it begins; both counted from 1. */
  line: number;
  column: number;
  /** Where it ends, just behind the last character; both counted from 1. */
  endLine: number;
  endColumn: number;
  /** The frontmatter field, such as `stats.impact.kind`; empty for the file or its body. */
  field: string;
  /** What was found, what is allowed, and what to write instead. */
  message: string;
  /** The rule that found it. */
  rule: RuleName;
  /** An error stops a build, a warning does not unless `--strict` is given. */
  severity: 'error' | 'warning';
  /** What `--fix` replaces in the file, where there is exactly one answer. */
  fix?: Edit[];
}

/** What one rule makes of a place: the problem without its file and the rule's name. */
export interface Finding {
  range: Range;
  field?: string;
  message: string;
  isWarning?: boolean;
  /** What `--fix` replaces, where there is exactly one answer. */
  fix?: Edit[] | undefined;
}

/** Whether problems stop a build: errors do, warnings only where a check is strict. */
export function isFailing(problems: readonly Problem[], isStrict = false): boolean {
  return problems.some(({ severity }) => isStrict || severity === 'error');
}
