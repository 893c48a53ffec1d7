import { VFileMessage } from 'vfile-message';
import type { Range } from './read/locate.ts';
import type { TextEdit } from './read/text-edit.ts';

/** What each rule reports, in a few words for people who did not write it. */
export const ruleTitles = {
  yaml: 'The fields cannot be read',
  schema: 'A field does not fit',
  reference: 'A reference leads nowhere',
  image: 'A picture does not fit',
  link: 'A link leads nowhere',
  mdx: 'The text cannot be read',
  markdown: 'Markdown did not take',
  unfinished: 'Text is not finished',
  fact: 'A fact is said twice',
  editorial: 'A matter of style',
  collection: 'A collection does not fit',
  redirect: 'A redirect does not fit',
  safety: 'A file is not safe to build',
};

/** The rules of the content check. */
export type RuleName = keyof typeof ruleTitles;

/** What a problem is made of. */
export interface ProblemFacts extends Range {
  /** The file, relative to the project's folder, with `/` between folders. */
  file: string;
  /** The frontmatter field, such as `stats.impact.kind`; empty for the file or its body. */
  field: string;
  /** What was found, what is allowed, and what to write instead. */
  message: string;
  rule: RuleName;
  /** An error fails a build, a warning does not. */
  severity: 'error' | 'warning';
  /** What `--fix` replaces in the file, if there is exactly one right answer. */
  fix?: TextEdit[];
}

/**
 * Something in content/ to fix, at a place that an editor can open: the message of a unified plugin,
 * with the field and the fix. It prints as JSON what it is made of.
 */
export class Problem extends VFileMessage implements ProblemFacts {
  override file: string;
  override line: number;
  override column: number;
  override message: string;
  endLine: number;
  endColumn: number;
  field: string;
  rule: RuleName;
  severity: 'error' | 'warning';
  declare fix?: TextEdit[];

  constructor({ file, field, message, rule, severity, fix, ...range }: ProblemFacts) {
    const { line, column, endLine, endColumn } = range;
    const position = { start: { line, column }, end: { line: endLine, column: endColumn } };
    super(message, { place: position, ruleId: rule, source: 'check' });
    this.file = file;
    this.line = line;
    this.column = column;
    this.endLine = endLine;
    this.endColumn = endColumn;
    this.field = field;
    this.message = message;
    this.rule = rule;
    this.severity = severity;
    this.fatal = severity === 'error';
    if (fix === undefined) return;
    this.fix = fix;
    this.expected = fix.map(({ text }) => text);
  }

  /** The same problem with another message or fix. */
  with(change: Partial<Pick<ProblemFacts, 'message' | 'fix'>>): Problem {
    return new Problem({ ...this.toJSON(), ...change });
  }

  /** What it is made of, in the order in which reports print it. */
  toJSON(): ProblemFacts {
    const { file, line, column, endLine, endColumn, field, message, rule, severity, fix } = this;
    const facts = { file, line, column, endLine, endColumn, field, message, rule, severity };
    return { ...facts, ...(fix && { fix }) };
  }
}

/** What a rule finds at a place: a problem without its file and rule name. */
export interface Finding {
  range: Range;
  field?: string;
  message: string;
  isWarning?: boolean;
  /** What `--fix` replaces, if there is exactly one right answer. */
  fix?: TextEdit[] | undefined;
}

/** Whether problems fail a build: errors do, warnings do not. */
export function isFailing(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
