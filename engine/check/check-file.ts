import type { z } from 'zod';
import { memoize } from './cache/memoize.ts';
import type { Problem } from './problem.ts';
import type { ContentFile } from './read/content-file.ts';
import { namesFacts } from './read/fill-facts.ts';
import { isOverflow } from './read/time-limit.ts';
import { checkAdvice } from './rules/advice-rule.ts';
import { checkLostText } from './rules/lost-text-rule.ts';
import { checkPlaceholders } from './rules/placeholder-rule.ts';
import { checkFieldMarks, checkProse, checkWaitingProse } from './rules/prose/prose-rule.ts';
import { toFileProblem, toProblems } from './rules/rule.ts';
import { checkSafety } from './rules/safety-rule.ts';
import { checkSchema } from './rules/schema-rule.ts';
import { checkMdx, checkYaml } from './rules/syntax-rule.ts';
import { checkUnfinished } from './rules/unfinished-rule.ts';

/** Whether a file, taken alone, has no problems and states no facts from another file. */
export function isClean(file: ContentFile): boolean {
  return (
    file.model.schemaOf(file.path) !== undefined &&
    !namesFacts(file) &&
    checkAlone(file).length === 0
  );
}

/** The problem that makes unreadable a file as a whole; nothing else is reported about it. */
export function causeOf({ path, unreadable }: ContentFile): Problem[] {
  return unreadable === undefined ? [] : toProblems(unreadable.rule, path, [unreadable]);
}

/** The problems that follow from a file alone; memoized. */
export const checkAlone = memoize((file: ContentFile): Problem[] => {
  if (file.nodes !== undefined) return [];
  if (file.unreadable !== undefined) return causeOf(file);
  return withoutOverflow(file, () => validateAlone(file));
});

/** The problems that rules find in a file; one of its own if they call each other too deeply. */
export function withoutOverflow({ path }: ContentFile, validate: () => Problem[]): Problem[] {
  try {
    return validate();
  } catch (error) {
    if (!isOverflow(error)) throw error;
    const message = 'is nested too deeply to be checked; write its fields and paragraphs in a row';
    return toFileProblem('safety', path, message);
  }
}

function validateAlone(file: ContentFile): Problem[] {
  const schema = file.model.schemaOf(file.path);
  const fields = file.hasData && schema !== undefined ? checkFields(file, schema) : [];
  return [
    ...checkSafety(file),
    ...checkYaml(file),
    ...fields.filter((problem) => !isGarbled(file, problem)),
    ...checkMdx(file),
    ...checkProse(file),
    ...checkUnfinished(file),
    ...checkAdvice(file).filter((problem) => !isGarbled(file, problem)),
    ...checkFieldMarks(file).filter((problem) => !isGarbled(file, problem)),
  ];
}

/** The problems that `checkAlone` leaves out until the lines that they are in can be read. */
export function listGarbled(file: ContentFile): Problem[] {
  const schema = file.model.schemaOf(file.path);
  if (file.nodes !== undefined || file.unreadable !== undefined) return [];
  const isValidated = file.diagnostics.length > 0 && file.hasData && schema !== undefined;
  const fields = isValidated ? [...checkFields(file, schema), ...checkFieldMarks(file)] : [];
  return [...fields.filter((problem) => isGarbled(file, problem)), ...checkWaitingProse(file)];
}

/** A truncated value is not validated: it is not what the author wrote. */
function checkFields(file: ContentFile, schema: z.ZodType): Problem[] {
  const lost = checkLostText(file, schema);
  const repaired = lost.filter(({ fix }) => fix !== undefined);
  const found = [...checkSchema(file, schema), ...checkPlaceholders(file, schema)];
  return [...found.filter(({ field }) => repaired.every((one) => one.field !== field)), ...lost];
}

/** A line that was repaired by guessing already has its message. */
export function isGarbled(file: ContentFile, { line, field }: Problem): boolean {
  return (
    field !== '' && file.diagnostics.some(({ range }) => range.line === line && range.endColumn > 1)
  );
}
