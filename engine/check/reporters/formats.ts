import { toGitHub } from './github';
import type { Report, Reporter } from './reporter';
import { countProblems } from './reporter';
import { toTerminal } from './terminal';

/** The reporters by the name that `--format` takes. */
export const reporters = {
  terminal: toTerminal,
  github: toGitHub,
  json: toJson,
} satisfies Record<string, Reporter>;

/** The name of a reporter. */
export type Format = keyof typeof reporters;

/** Whether a word names a reporter. */
export function isFormat(name: string): name is Format {
  return Object.hasOwn(reporters, name);
}

/**
 * Every problem as JSON of a fixed shape, with the replacements that mend it where there is one
 * answer; `version` grows when the shape changes.
 */
export function toJson({ problems }: Report): string {
  const report = { version: 1, problems, counts: countProblems(problems) };
  return `${JSON.stringify(report, null, 2).replace(STEERING, toEscape)}\n`;
}

/** What JSON need not escape, but what steers a terminal or commands the runner of a CI. */
const STEERING = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|#(?=#\w*\[)/gu;

function toEscape(sign: string): string {
  return sign.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
