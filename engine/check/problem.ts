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

/** Something in content/ to fix, at a place that an editor can open. */
export interface Problem extends Range {
  /** The file, relative to the project's folder, with `/` between folders. */
  file: string;
  /** The frontmatter field, such as `stats.impact.kind`; empty for the file or its body. */
  field: string;
  /** What was found, what is allowed, and what to write instead. */
  message: string;
  /** The rule that found it. */
  rule: RuleName;
  /** An error fails a build, a warning does not. */
  severity: 'error' | 'warning';
  /** What `--fix` replaces in the file, if there is exactly one right answer. */
  fix?: TextEdit[];
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
