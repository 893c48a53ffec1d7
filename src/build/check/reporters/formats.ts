import { toGitHub } from './github';
import { toGitLab } from './gitlab';
import { toJson } from './json';
import type { Reporter } from './reporter';
import { toSarif } from './sarif';
import { toTerminal } from './terminal';

/** The reporters by the name that `--format` takes. */
export const reporters = {
  terminal: toTerminal,
  github: toGitHub,
  gitlab: toGitLab,
  sarif: toSarif,
  json: toJson,
} satisfies Record<string, Reporter>;

/** The name of a reporter. */
export type Format = keyof typeof reporters;

/** Whether a word names a reporter. */
export function isFormat(name: string): name is Format {
  return Object.hasOwn(reporters, name);
}
