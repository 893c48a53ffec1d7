import { toGitHub } from './github';
import { toRdjson } from './rdjson';
import { countProblems, printJson, type Report, type Reporter } from './reporter';
import { toTerminal } from './terminal';

/** The reporters, by their name for `--format`. */
export const reporters = {
  terminal: toTerminal,
  github: toGitHub,
  json: toJson,
  rdjson: toRdjson,
} satisfies Record<string, Reporter>;

/** The name of a reporter. */
export type Format = keyof typeof reporters;

/** Whether a word names a reporter. */
export function isFormat(name: string): name is Format {
  return Object.hasOwn(reporters, name);
}

/**
 * Every problem as JSON of a fixed shape, with the replacements that fix it if there is one right
 * answer; `version` increases when the shape changes.
 */
export function toJson({ problems }: Report): string {
  const report = { version: 1, problems, counts: countProblems(problems) };
  return printJson(report);
}
