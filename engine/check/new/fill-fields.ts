import { UsageError } from '#base/call';
import { didYouMean } from '#base/words';
import type { FieldSchema } from '../editor/field-schema';
import type { MisfitOf } from './ask';
import type { Question } from './questions';
import { fieldAt, listQuestions } from './questions';
import { toNote } from './starters';
import type { Names } from './values';
import { namesOf } from './values';

/** What is known before the author is asked anything. */
export interface FillOptions {
  schema: FieldSchema;
  /** The values given on the command line, by field. */
  values: ReadonlyMap<string, string>;
  /** The value of a field that need not be asked for; undefined where it must be. */
  toDefault: (question: Question) => string | undefined;
  /** A field that a rule across fields asks for, and the one that would do instead. */
  either: readonly [asked: string, instead: string] | undefined;
  misfitOf: MisfitOf;
}

/** The values so far, as text by field, and the questions that are still open. */
export interface Filled {
  values: Map<string, string>;
  open: Question[];
}

/**
 * Fills in the values of the command line and what follows from the content that is there.
 * @throws UsageError for a value that does not fit, or that no field takes
 */
export function fillFields({ schema, values, toDefault, either, misfitOf }: FillOptions): Filled {
  const questions = [...listQuestions(schema), ...listEither(schema, values, either)];
  for (const [path, text] of values) checkValue(schema, questions, path, text, misfitOf);
  const filled = new Map(values);
  for (const question of questions) {
    const known = toDefault(question);
    if (!filled.has(question.path) && known !== undefined) filled.set(question.path, known);
  }
  return { values: filled, open: questions.filter(({ path }) => !filled.has(path)) };
}

function listEither(
  schema: FieldSchema,
  values: FillOptions['values'],
  either: FillOptions['either'],
): Question[] {
  if (either === undefined || values.has(either[1])) return [];
  const field = fieldAt(schema, either[0]);
  return field ? [{ path: either[0], field, sentence: field.description ?? '' }] : [];
}

function checkValue(
  schema: FieldSchema,
  questions: readonly Question[],
  path: string,
  text: string,
  misfitOf: MisfitOf,
) {
  const field = fieldAt(schema, path);
  const known = [
    ...questions.map((question) => question.path),
    ...Object.keys(schema.properties ?? {}),
  ];
  if (field === undefined || field.properties)
    throw new UsageError(`${path}: there is no such field${didYouMean(path, known)}`);
  const misfit = misfitOf({ path, field, sentence: '' }, text);
  if (misfit !== undefined) throw new UsageError(`${path} ${misfit}`);
}

/**
 * The answer that stands until an author gives a better one.
 * @param today `YYYY-MM-DD`; a day cannot hold a note
 */
export function toProvisional(question: Question, names: Names, today: string): string {
  const { field, path } = question;
  if (field.example !== undefined) return field.example;
  if (field.format === 'date') return today;
  const choices = namesOf(field, names);
  if (choices === undefined)
    return field.type === 'string' ? toNote(question) : String(field.minimum ?? 0);
  const least = choices.slice(0, Math.max(1, field.minItems ?? 1));
  if (least.length === 0)
    throw new UsageError(
      `${path} needs an entry to point at, and there is none yet; make one first`,
    );
  return least.join(',');
}

/** What a script has to add where nobody can be asked. */
export function toMissing(open: readonly Question[], names: Names): string {
  const lines = open.map(({ path, field, sentence }) => {
    const choices = namesOf(field, names);
    const hint = choices === undefined ? '' : ` One of: ${choices.join(', ')}`;
    return `  --set ${path}="…"   ${sentence}${hint}`;
  });
  return `these fields are missing, and nobody can be asked here:\n${lines.join('\n')}\n--yes leaves a note in each of them`;
}
